import { detailSpec, type DetailName } from './details.js';
import { wishSpec, type WishName } from '../matching/wishes.js';
import { fieldSpec, type FieldName } from './fields.js';
import { FILTERS, lockOf, type FilterName } from './filters.js';

const namesOf = (filters: typeof FILTERS) => filters.map(({ name }) => name).sort();

/** The details that filters ask for; a photo is no detail, and shown to verified members. */
const DETAIL_OF = {
  degree: 'degree',
  nativeDistrict: 'nativeDistrict',
  visa: 'visaStatus',
} as const satisfies Partial<Record<FilterName, DetailName>>;

it('locks the filters of a field that only verified members read', () => {
  expect(lockOf({ bloodGroup: 'verified' })).toEqual({ verifiedOnly: true });
  expect(lockOf({ workState: 'members', workAddress: 'owner' })).toEqual({});
});

it('locks exactly the filters about what only verified members read', () => {
  const readByVerified = FILTERS.filter(({ name, field }) => {
    if (field) return Object.values(fieldSpec(field).columns).includes('verified');
    return (
      name === 'photo' ||
      (name in DETAIL_OF && detailSpec(DETAIL_OF[name as keyof typeof DETAIL_OF]).audience !== 'members')
    );
  });
  expect(namesOf(FILTERS.filter(({ verifiedOnly }) => verifiedOnly))).toEqual(namesOf(readByVerified));
});

it('names the detail of every filter that asks for one', () => {
  const others: FilterName[] = ['photo', 'confirmedWithin'];
  const asked = FILTERS.filter(({ name, field }) => field === null && !others.includes(name));
  expect(namesOf(asked)).toEqual(Object.keys(DETAIL_OF).sort());
});

/** A birth year is asked for, of which the profile tells the age. */
it('has no filter by what not even verified members read', () => {
  const fields = new Set(FILTERS.flatMap(({ field }) => field ?? []));
  fields.delete('dob');
  const hidden = [...fields].filter(
    (field: FieldName) =>
      !Object.values(fieldSpec(field).columns).some((who) => who === 'members' || who === 'verified'),
  );
  expect(hidden).toEqual([]);
});

/** The listing keeps nothing of the others in such a column, so it must be able to hold nothing. */
it('locks no filter whose column of the listing is never empty', () => {
  const filled = FILTERS.filter(({ kind }) => ['bands', 'birth-years', 'heights', 'looking-for'].includes(kind));
  expect(namesOf(filled.filter(({ verifiedOnly }) => verifiedOnly))).toEqual([]);
});

const WISHED = {
  children: 'children',
  visa: 'visaStatus',
  settle: 'settleWish',
  smoking: 'smoking',
  drinking: 'drinking',
  afterMarriageWork: 'afterMarriageWork',
} as const satisfies Partial<Record<WishName, DetailName>>;

it.each(Object.entries(WISHED) as [WishName, DetailName][])(
  'locks the wish %s by the audience of %s',
  (wish, detail) => {
    expect(wishSpec(wish).verifiedOnly === true).toBe(detailSpec(detail).audience !== 'members');
  },
);
