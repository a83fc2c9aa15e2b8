/** What the forms about checks refuse, apart from the sentences of all forms. */
export const CHECK_MESSAGES = {
  workEmail: 'Please use your work address',
  noPaper: 'There is nothing that we could check here',
  openFirst: 'Please open the file first',
} as const;

export type CheckSentence = (typeof CHECK_MESSAGES)[keyof typeof CHECK_MESSAGES];
