import { detailSpec, type DetailName } from './details.js';
import { wishSpec, type WishName } from '../matching/wishes.js';
import { audiencesOf } from './catalogue.js';
import { FILTERS } from './filters.js';
import { lockOf } from './listed.js';

const namesOf = (filters: typeof FILTERS) => filters.map(({ name }) => name).sort();

it('locks the filters of a field that only verified members read', () => {
  expect(lockOf({ bloodGroup: 'verified' })).toEqual({ verifiedOnly: true });
  expect(lockOf({ workState: 'members', workAddress: 'owner' })).toEqual({});
});

it('locks exactly the filters about what only verified members read', () => {
  const readByVerified = FILTERS.filter(({ name, field }) => {
    // A photo is no field, and shown to verified members.
    return field ? !Object.values(audiencesOf(field)).includes('members') && field !== 'dob' : name === 'photo';
  });
  expect(namesOf(FILTERS.filter(({ verifiedOnly }) => verifiedOnly))).toEqual(namesOf(readByVerified));
});

/** A birth year is asked for, of which the profile tells the age. */
it('has no filter by what not even verified members read', () => {
  const fields = new Set(FILTERS.flatMap(({ field }) => field ?? []));
  fields.delete('dob');
  const hidden = [...fields].filter(
    (field) => !Object.values(audiencesOf(field)).some((who) => who === 'members' || who === 'verified'),
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
