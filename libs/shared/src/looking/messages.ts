export const LOOKING_MESSAGES = {
  pauseDay: 'Please choose a day from tomorrow to six months from now',
} as const;

export type LookingSentence = (typeof LOOKING_MESSAGES)[keyof typeof LOOKING_MESSAGES];
