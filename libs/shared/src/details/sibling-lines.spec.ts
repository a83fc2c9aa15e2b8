import type { Sibling } from './siblings.js';
import { en } from './facts.en.js';
import { te } from './facts.te.js';
import { siblingLines } from './sibling-lines.js';

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

it('says neighbours that are told alike together, and the others apart in one line', () => {
  const siblings = [
    one('elder-brother', { married: true, work: 'teacher', place: 'Guntur' }),
    one('elder-brother', { married: false }),
    one('elder-brother'),
    one('elder-sister', { married: true }),
    one('elder-sister', { married: true }),
    one('younger-sister'),
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

it('keeps the order in which the family names them', () => {
  const siblings = [
    one('younger-sister', { married: true }),
    one('elder-brother', { married: false }),
    one('elder-brother', { married: false }),
    one('younger-sister', { married: true }),
  ];
  expect(siblingLines(siblings, en)).toEqual([
    'One younger sister, married',
    'Two elder brothers, both not married',
    'One younger sister, married',
  ]);
  expect(siblingLines(siblings, te)).toEqual(['ఒక చెల్లెలు, పెళ్లయింది', 'ఇద్దరు అన్నలు, ఇద్దరికీ పెళ్లి కాలేదు', 'ఒక చెల్లెలు, పెళ్లయింది']);
});

it('says work and place of one person at a time', () => {
  const teacher = one('elder-brother', { married: true, work: 'teacher', place: 'Guntur' });
  expect(siblingLines([teacher, teacher], en)).toEqual([
    'Two elder brothers: one married, teacher in Guntur; one married, teacher in Guntur',
  ]);
  expect(siblingLines([teacher, teacher], te)).toEqual([
    'ఇద్దరు అన్నలు: ఒకరికి పెళ్లయింది, teacher (Guntur); ఒకరికి పెళ్లయింది, teacher (Guntur)',
  ]);
});

it('shows a relation that has left its list as it is', () => {
  const gone = one('twin-brother' as Sibling['relation'], { married: true });
  expect(siblingLines([gone, gone], en)).toEqual(['twin-brother, married', 'twin-brother, married']);
});
