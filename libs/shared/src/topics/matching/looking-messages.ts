import { sentences } from '../../base/sentences.js';

export const LOOKING_MESSAGES = sentences({
  pauseDay: 'Please choose a day from tomorrow to six months from now',
});
