import { NAMES } from '../speech/names.js';
import type { Sibling } from './siblings.js';
import { en } from './detail-facts.en.js';
import { te } from './detail-facts.te.js';
import { siblingLines } from './sibling-lines.js';

const one = (relation: Sibling['relation'], changes: Partial<Sibling> = {}): Sibling => ({
  relation,
  married: null,
  work: null,
  place: null,
  ...changes,
});

const inEnglish = (siblings: readonly Sibling[]) => siblingLines(siblings, en, NAMES.en.city);
const inTelugu = (siblings: readonly Sibling[]) => siblingLines(siblings, te, NAMES.te.city);

it('says brothers and sisters as families do', () => {
  expect(inEnglish([one('elder-brother', { married: true, work: 'software engineer', place: 'Pune' })])).toEqual([
    'One elder brother, married, software engineer in Pune',
  ]);
});

it('merges neighbours with the same facts, and the others apart in one line', () => {
  const siblings = [
    one('elder-brother', { married: true, work: 'teacher', place: 'Guntur' }),
    one('elder-brother', { married: false }),
    one('elder-brother'),
    one('elder-sister', { married: true }),
    one('elder-sister', { married: true }),
    one('younger-sister'),
  ];
  expect(inEnglish(siblings)).toEqual([
    'Three elder brothers: one married, teacher in Guntur; one not married',
    'Two elder sisters, both married',
    'One younger sister',
  ]);
  expect(inTelugu(siblings)).toEqual([
    'ముగ్గురు అన్నలు: ఒకరికి పెళ్లయింది, teacher (గుంటూరు); ఒకరికి పెళ్లి కాలేదు',
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
  expect(inEnglish(siblings)).toEqual([
    'One younger sister, married',
    'Two elder brothers, both not married',
    'One younger sister, married',
  ]);
  expect(inTelugu(siblings)).toEqual(['ఒక చెల్లెలు, పెళ్లయింది', 'ఇద్దరు అన్నలు, ఇద్దరికీ పెళ్లి కాలేదు', 'ఒక చెల్లెలు, పెళ్లయింది']);
});

it('says work and place of one person at a time', () => {
  const teacher = one('elder-brother', { married: true, work: 'teacher', place: 'Guntur' });
  expect(inEnglish([teacher, teacher])).toEqual([
    'Two elder brothers: one married, teacher in Guntur; one married, teacher in Guntur',
  ]);
  expect(inTelugu([teacher, teacher])).toEqual([
    'ఇద్దరు అన్నలు: ఒకరికి పెళ్లయింది, teacher (గుంటూరు); ఒకరికి పెళ్లయింది, teacher (గుంటూరు)',
  ]);
});

it('shows a relation that has left its list as it is', () => {
  const gone = one('twin-brother' as Sibling['relation'], { married: true });
  expect(inEnglish([gone, gone])).toEqual(['twin-brother, married', 'twin-brother, married']);
});
