import { fitOf, withoutVerifiedFacts, type FitFacts, type Judged } from './fit.js';
import { WISH_NAMES, type WishName, type Wishes } from './wishes.js';

const FACTS: FitFacts = {
  age: 27,
  heightInches: 64,
  maritalStatus: 'never-married',
  hasChildren: null,
  education: 'masters',
  occupation: 'private',
  incomeRank: 4,
  workState: null,
  workCountry: 'usa',
  visa: 'work-visa',
  settleWish: 'open',
  nativeState: 'andhra-pradesh',
  nativeDistrict: 'kurnool',
  familyState: 'telangana',
  subcaste: 'motati',
  caste: 'reddy',
  diet: 'vegetarian',
  smoking: 'no',
  drinking: 'occasionally',
  afterMarriageWork: 'will-work',
  horoscope: 'stated',
  gothra: 'different',
};
const INDIA = { workState: 'telangana', workCountry: null };

type Row = readonly [WishName, unknown, Partial<FitFacts>, Judged];
const judged = (wish: WishName, value: unknown, facts: Partial<FitFacts>): Judged | undefined =>
  fitOf({ [wish]: { weight: 'must', value } }, { ...FACTS, ...facts }).items[0]?.judged;

const TABLE: readonly Row[] = [
  ['age', { from: 25, to: 27 }, {}, 'fits'],
  ['age', { from: 27, to: 29 }, {}, 'fits'],
  ['age', { from: 28, to: 29 }, {}, 'misses'],
  ['height', { from: 60, to: 64 }, {}, 'fits'],
  ['height', { from: 65, to: 70 }, {}, 'misses'],
  ['marital', ['never-married', 'widowed'], {}, 'fits'],
  ['marital', ['divorced'], {}, 'misses'],
  ['children', 'none', {}, 'fits'],
  ['children', 'none', { maritalStatus: 'divorced', hasChildren: false }, 'fits'],
  ['children', 'none', { maritalStatus: 'divorced', hasChildren: true }, 'misses'],
  ['children', 'none', { maritalStatus: 'divorced', hasChildren: null }, 'unknown'],
  ['education', 'bachelors', {}, 'fits'],
  ['education', 'masters', { education: 'professional' }, 'fits'],
  ['education', 'professional', { education: 'masters' }, 'fits'],
  ['education', 'phd', { education: 'professional' }, 'misses'],
  ['occupation', ['private'], {}, 'fits'],
  ['occupation', ['government'], {}, 'misses'],
  ['income', '15-25', {}, 'fits'],
  ['income', '25-50', {}, 'misses'],
  ['workPlace', ['abroad'], {}, 'fits'],
  ['workPlace', ['country-usa'], {}, 'fits'],
  ['workPlace', ['country-uk', 'telangana'], {}, 'misses'],
  ['workPlace', ['telangana'], INDIA, 'fits'],
  ['workPlace', ['abroad', 'others'], INDIA, 'misses'],
  ['visa', ['work-visa'], {}, 'fits'],
  ['visa', ['citizen'], {}, 'misses'],
  ['visa', ['citizen'], { visa: null }, 'unknown'],
  ['visa', ['citizen'], INDIA, 'fits'],
  ['settle', 'stay-abroad', {}, 'fits'],
  ['settle', 'stay-abroad', { settleWish: 'return-india' }, 'misses'],
  ['settle', 'return-india', { settleWish: null }, 'unknown'],
  ['settle', 'return-india', INDIA, 'fits'],
  ['settle', 'stay-abroad', INDIA, 'misses'],
  ['home', ['kurnool', 'nandyal'], {}, 'fits'],
  ['home', ['telangana'], {}, 'fits'],
  ['home', ['warangal'], {}, 'misses'],
  ['home', ['warangal'], { nativeDistrict: null }, 'unknown'],
  ['home', ['telangana'], { nativeDistrict: null, nativeState: null, familyState: 'kerala' }, 'misses'],
  ['subcaste', ['motati'], {}, 'fits'],
  ['subcaste', ['panta'], {}, 'misses'],
  ['subcaste', ['panta'], { subcaste: null }, 'unknown'],
  ['caste', 'reddy', {}, 'fits'],
  ['caste', 'reddy', { caste: 'others' }, 'misses'],
  ['diet', ['vegetarian', 'eggetarian'], {}, 'fits'],
  ['diet', ['eggetarian'], {}, 'misses'],
  ['diet', ['vegetarian'], { diet: null }, 'unknown'],
  ['smoking', 'no', {}, 'fits'],
  ['smoking', 'no', { smoking: 'yes' }, 'misses'],
  ['smoking', 'no', { smoking: null }, 'unknown'],
  ['drinking', 'no-or-occasionally', {}, 'fits'],
  ['drinking', 'no', {}, 'misses'],
  ['drinking', 'no', { drinking: null }, 'unknown'],
  ['gothra', 'different', {}, 'fits'],
  ['gothra', 'different', { gothra: 'same' }, 'misses'],
  ['gothra', 'different', { gothra: 'cannot-tell' }, 'unknown'],
  ['gothra', 'different', { gothra: null }, 'unknown'],
  ['afterMarriageWork', ['will-work'], {}, 'fits'],
  ['afterMarriageWork', ['will-not'], { afterMarriageWork: 'together' }, 'fits'],
  ['afterMarriageWork', ['will-not'], {}, 'misses'],
  ['afterMarriageWork', ['will-not'], { afterMarriageWork: null }, 'unknown'],
  ['horoscope', 'stated', {}, 'fits'],
  ['horoscope', 'stated', { horoscope: 'none' }, 'misses'],
  ['horoscope', 'stated', { horoscope: null }, 'unknown'],
];

/** Facts that a registration demands are always known. */
const ALWAYS_KNOWN: readonly WishName[] = [
  'age',
  'height',
  'marital',
  'education',
  'occupation',
  'income',
  'workPlace',
  'caste',
];

describe('a wish', () => {
  it.each(TABLE)('%s %j of %j: %s', (wish, value, facts, expected) => {
    expect(judged(wish, value, facts)).toBe(expected);
  });

  it('is in the table with each judgement it can have', () => {
    for (const wish of WISH_NAMES) {
      const there = new Set(TABLE.filter(([name]) => name === wish).map(([, , , judgement]) => judgement));
      expect([wish, ...there].sort()).toEqual(
        [wish, 'fits', 'misses', ...(ALWAYS_KNOWN.includes(wish) ? [] : ['unknown'])].sort(),
      );
    }
  });
});

describe('the fit of one candidate', () => {
  const wishes: Wishes = {
    age: { weight: 'must', value: { from: 30, to: 35 } },
    diet: { weight: 'must', value: ['vegetarian'] },
    marital: { weight: 'nice', value: ['divorced'] },
    smoking: { weight: 'must', value: 'no' },
    caste: { weight: 'nice', value: 'reddy' },
  };

  it('counts what was wished, what fits, what is not known and what misses', () => {
    expect(fitOf(wishes, { ...FACTS, smoking: null })).toMatchObject({
      stated: 5,
      fits: 2,
      unknown: 1,
      misses: ['age', 'marital'],
      mustMisses: 1,
    });
  });

  it('never counts against anyone what is not known', () => {
    expect(
      fitOf({ diet: wishes.diet, smoking: wishes.smoking }, { ...FACTS, diet: null, smoking: null }),
    ).toMatchObject({ stated: 2, fits: 0, unknown: 2, mustMisses: 0 });
  });

  it('reads nothing that only verified members read of verified ones', () => {
    const all = Object.fromEntries(TABLE.map(([wish, value]) => [wish, { weight: 'must', value }])) as Wishes;
    const closed = fitOf(all, withoutVerifiedFacts({ ...FACTS, maritalStatus: 'widowed', hasChildren: true }));
    const unknown = closed.items.filter(({ judged }) => judged === 'unknown').map(({ wish }) => wish);
    expect(unknown.sort()).toEqual(
      ['afterMarriageWork', 'children', 'drinking', 'gothra', 'horoscope', 'settle', 'smoking', 'visa'].sort(),
    );
  });

  it('knows nothing of those facts where the viewer is not verified', () => {
    const settle: Wishes = { settle: { weight: 'must', value: 'stay-abroad' } };
    expect(fitOf(settle, { ...FACTS, ...INDIA }).mustMisses).toBe(1);
    expect(fitOf(settle, { ...FACTS, ...INDIA }, false)).toMatchObject({ unknown: 1, mustMisses: 0 });
  });

  it('is nothing where nothing is wished', () => {
    expect(fitOf({}, FACTS)).toEqual({ stated: 0, fits: 0, unknown: 0, misses: [], items: [], mustMisses: 0 });
  });
});
