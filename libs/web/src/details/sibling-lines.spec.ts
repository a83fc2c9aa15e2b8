import type { Sibling } from '@kalyanam/shared/details/siblings';
import { expect, it } from 'vitest';
import { en } from '@kalyanam/shared/details/facts.en';
import { te } from '@kalyanam/shared/details/facts.te';
import { siblingLines } from './sibling-lines';

const one = (relation: Sibling['relation'], changes: Partial<Sibling> = {}): Sibling => ({
  relation,
  married: null,
  work: null,
  place: null,
  ...changes,
});

it('says brothers and sisters as families do', () => {
  expect(siblingLines([one('elder-brother', { married: true, work: 'software engineer', place: 'Pune' })], en)).toEqual(
    ['One elder brother, married, software engineer in Pune'],
  );
});

it('says equal ones together, and the others apart in one line', () => {
  const siblings = [
    one('younger-sister'),
    one('elder-sister', { married: true }),
    one('elder-sister', { married: true }),
    one('elder-brother', { married: true, work: 'teacher', place: 'Guntur' }),
    one('elder-brother', { married: false }),
    one('elder-brother'),
  ];
  expect(siblingLines(siblings, en)).toEqual([
    'Three elder brothers: one married, teacher in Guntur; one not married',
    'Two elder sisters, both married',
    'One younger sister',
  ]);
  expect(siblingLines(siblings, te)).toEqual([
    'ముగ్గురు అన్నలు: ఒకరికి పెళ్లయింది, teacher (Guntur); ఒకరికి పెళ్లి కాలేదు',
    'ఇద్దరు అక్కలు, ఇద్దరికీ పెళ్లయింది',
    'ఒక చెల్లెలు',
  ]);
});
