import type { en } from './chips-field.en';

export const te: typeof en = {
  search: (name) => `వెతకండి: ${name}`,
  none: 'ఏదీ దొరకలేదు',
  more: 'మరిన్ని',
  less: 'కొన్నే',
};
