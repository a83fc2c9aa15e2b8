import type { Segment } from './announcements.js';
import { segmentWords } from './segment-words.js';

const ALL: Segment = {
  verification: 'all',
  gender: 'all',
  ageFrom: null,
  ageTo: null,
  state: '',
  city: '',
  activeDays: null,
};

it.each<[Partial<Segment>, string]>([
  [{}, 'All members'],
  [{ gender: 'female' }, 'Women'],
  [{ verification: 'semi-verified' }, 'Semi-verified members'],
  [{ ageFrom: 30 }, 'Members aged 30 or older'],
  [{ ageTo: 30, gender: 'male' }, 'Men aged up to 30'],
  [{ ageFrom: 30, ageTo: 30 }, 'Members aged 30'],
  [{ activeDays: 1 }, 'All members, active today or yesterday'],
  [
    {
      verification: 'verified',
      gender: 'female',
      ageFrom: 24,
      ageTo: 30,
      state: 'andhra-pradesh',
      city: 'Guntur',
      activeDays: 30,
    },
    'Verified women aged 24 to 30 from Guntur, Andhra Pradesh, active in the last 30 days',
  ],
])('%o reads %s', (wish, words) => {
  expect(segmentWords({ ...ALL, ...wish })).toBe(words);
});
