import { listingColumnsOf } from '@kalyanam/shared/topics/profile/columns';
import { FILTERS } from '@kalyanam/shared/topics/profile/filters';
import { NEWS_TO, newsOf, type Listed } from './listed-news.js';

const BEFORE = new Date('2026-11-01T00:00:00Z');
const NOW = new Date('2026-11-27T00:00:00Z');
const row = (facts: Partial<Listed>) => facts as Listed;
const changed = (facts: Partial<Listed>) =>
  newsOf({ ...row({ diet: 'vegetarian', visa: null }), newsAt: BEFORE, verifiedNewsAt: BEFORE }, row(facts), NOW);

it('makes a change that all members read news to all', () => {
  expect(changed({ diet: 'eggetarian', visa: null })).toEqual({ newsAt: NOW, verifiedNewsAt: NOW });
});

it('makes a change that only verified members read news to them', () => {
  expect(changed({ diet: 'vegetarian', visa: 'citizen' })).toEqual({ newsAt: BEFORE, verifiedNewsAt: NOW });
});

it('makes nothing else news', () => {
  expect(changed({ diet: 'vegetarian', visa: null, takenOver: true })).toEqual({
    newsAt: BEFORE,
    verifiedNewsAt: BEFORE,
  });
});

it('makes what a filter compares news to those who may use the filter', () => {
  /** Derived from a column that is news, or kept under another name. */
  const ELSEWHERE: Readonly<Record<string, keyof Listed | null>> = {
    birthYear: 'dob',
    photo: 'hasPhoto',
    confirmedWithin: null,
  };
  const compared = FILTERS.flatMap(({ name, field, verifiedOnly }) =>
    (field ? listingColumnsOf(field) : [name]).flatMap((column) => {
      const news = column in ELSEWHERE ? ELSEWHERE[column] : (column as keyof Listed);
      return news ? [[news, verifiedOnly ? 'verified' : 'open']] : [];
    }),
  );
  expect(compared.filter(([column, readers]) => NEWS_TO[column as keyof Listed] !== readers)).toEqual([]);
});
