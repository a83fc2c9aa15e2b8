/** What the fields of gothras refuse, apart from the sentences of all forms. */
export const GOTHRA_MESSAGES = {
  name: 'Please write only the name of the gothra',
  unknown: 'If you do not know it, ask an elder; you can register with "Not known" and tell it later',
} as const;

export type GothraSentence = (typeof GOTHRA_MESSAGES)[keyof typeof GOTHRA_MESSAGES];
