import { sentences } from '../../base/sentences.js';

/** Bounds of the details beyond registration. */
export const DETAIL_LIMITS = {
  line: 80,
  surname: 40,
  place: 60,
  institution: 100,
  languages: 7,
  children: 9,
  siblings: 12,
} as const;

/** What names are refused with: apart from the other details, for forms that ask for none of those. */
export const NAME_MESSAGES = sentences({
  surname: `Please keep this to ${DETAIL_LIMITS.surname} characters or fewer`,
  name: 'Please enter a name with at least 2 letters and no digits or symbols',
  nameTe: 'Please write the name in Telugu letters only',
});

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
