import { DESK_LIMITS } from './desk-limits.js';
import { sentences } from '../../base/sentences.js';

/** What the forms of a family desk refuse, apart from the sentences of all forms. */
export const DESK_MESSAGES = sentences({
  ownNumber: 'This is your own number. Please give that of the person whom you invite.',
  candidatesOwn: 'This is your own number. Please give the one that the candidate uses.',
  ownEmail: 'This is your own email. Please give that of the person whom you invite.',
  emailCode: 'Please enter the code that we have sent to this email',
  there: 'Somebody at your desk has this number already',
  membersNumber: 'This number belongs to a member’s own profile. A family account needs a number of its own.',
  helpersOnly: 'You can invite helpers. Others are invited by the candidate.',
  allowances: 'Only somebody who manages with the candidate can be allowed more',
  consent: 'Please agree that those whom you invite see your profile and act for it',
  note: `Please keep this to ${DESK_LIMITS.noteLength} characters or fewer`,
  notReaders: 'Those who look on vote without words',
});
