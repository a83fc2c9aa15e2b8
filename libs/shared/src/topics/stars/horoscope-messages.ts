import { HOROSCOPE_LIMITS } from './horoscope-limits.js';
import { sentences } from '../../base/sentences.js';

/** What the forms of a horoscope refuse, apart from the sentences of all forms. */
export const HOROSCOPE_MESSAGES = sentences({
  starFirst: 'Please choose the star first',
  pada: 'Please choose the pada too',
  time: 'Please enter a time from 00:00 to 23:59',
  timeFirst: 'Please enter the time of birth first',
  timeSkipped: 'This time did not exist there: the clocks went forward',
  timeTwice: 'This time came twice there, because the clocks went back: was it the first or the second?',
  place: 'Please choose a town of the list: the nearest one is enough',
  zone: 'Please choose the time zone of the place of birth',
  reckoning: 'Our reckoning gives another star for this time. Please choose once more.',
  panchangam: `Please keep this to ${HOROSCOPE_LIMITS.panchangam} characters or fewer`,
  consent: 'Please agree first that we keep the horoscope',
});
