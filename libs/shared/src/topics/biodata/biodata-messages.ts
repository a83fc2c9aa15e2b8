import { BIODATA_LIMITS } from './biodata.js';
import { sentences } from '../../base/sentences.js';

/** What the form of a biodata refuses, apart from the sentences of all forms. */
export const BIODATA_MESSAGES = sentences({
  forWhom: `Please keep this to ${BIODATA_LIMITS.forWhom} characters or fewer`,
  sections: 'Please choose at least one part',
  consent: 'Please confirm first that everybody who has the link may see this',
  familyNumber: 'Somebody in your family group has to agree first to give their number',
  full: `You have ${BIODATA_LIMITS.open} open links. Please withdraw one that nobody needs any more.`,
});
