import { DETAIL_LIMITS } from './detail-limits.js';
import { NAME_MESSAGES } from './name-messages.js';
import { sentences } from '../../base/sentences.js';

/** What the details of a profile refuse, apart from the sentences of all forms. */
export const DETAIL_MESSAGES = sentences({
  ...NAME_MESSAGES,
  district: 'Please choose a district of this state',
  abroadOnly: 'Only for those who work abroad',
  childrenOnly: 'Only for divorced or widowed',
  siblings: `At most ${DETAIL_LIMITS.siblings} brothers and sisters`,
  children: `Please enter a number from 0 to ${DETAIL_LIMITS.children}`,
  place: `Please keep this to ${DETAIL_LIMITS.place} characters or fewer`,
  institution: `Please keep this to ${DETAIL_LIMITS.institution} characters or fewer`,
  noContact: 'Please leave out phone numbers, email addresses and links',
  placeOnly: 'Please write only the name of the place, without phone numbers, email addresses, links or apps',
  afterVerification: 'This opens after verification',
  consent: 'Please confirm first that you have told them',
});

export type DetailMessageKey = keyof typeof DETAIL_MESSAGES;

const KEYS = new Map(
  Object.entries(DETAIL_MESSAGES).map(([key, sentence]) => [sentence as string, key as DetailMessageKey]),
);

/** The key of one of these sentences, to look it up in another language; null for any other. */
export const detailMessageKey = (sentence: string): DetailMessageKey | null => KEYS.get(sentence) ?? null;
