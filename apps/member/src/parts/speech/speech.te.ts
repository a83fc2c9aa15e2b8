import type { en } from './speech.en';

export const te: typeof en = {
  listen: 'వినండి',
  stop: 'చదవడం ఆపండి',
};
