/** A name for a search without one, from its filters: 'Brides, 24-28, Kurnool'. */
import { yearInIndia } from '@kalyanam/shared/base/india-time';
import { FILTERS, wordsIn, type BrowseQuery, type Filter } from '@kalyanam/shared/topics/profile/filters';
import type { ChoiceName } from '@kalyanam/shared/topics/profile/labels';
import { given } from '@kalyanam/shared/base/rule';
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { PROFILE_WORDS } from './profile-words.js';

const SIDES: Readonly<Record<Language, Readonly<Record<Gender, string>>>> = {
  en: { female: 'Brides', male: 'Grooms' },
  te: { female: 'వధువులు', male: 'వరులు' },
};

/** In the order in which families ask. */
const NAMED = ['nativeDistrict', 'workCity', 'workState', 'workCountry', 'familyCity', 'familyState'] as const;

export function searchName(
  query: BrowseQuery,
  { gender, language, now }: { gender: Gender; language: Language; now: Date },
): string {
  const others = FILTERS.filter(({ kind }) => kind === 'one-of' || kind === 'any-of').map(({ name }) => name);
  const parts = [...new Set([...NAMED, ...others])].flatMap((name) => partOf(name, query, language));
  const whole = [SIDES[language][gender], ...agesOf(query, now), ...parts];
  return whole.reduce((name, part) => {
    const longer = `${name}, ${part}`;
    return longer.length > SEARCH_LIMITS.nameLength - ROOM_FOR_NUMBER ? name : longer;
  });
}

/** 'Brides, 24-28 (2)'. */
const ROOM_FOR_NUMBER = 5;

function agesOf(query: BrowseQuery, now: Date): string[] {
  const [oldest, youngest] = [given(query.birthYearFrom), given(query.birthYearTo)];
  const age = (year: string): number => yearInIndia(now) - Number(year);
  if (oldest && youngest) return [`${age(youngest)}-${age(oldest)}`];
  return oldest ? [`≤ ${age(oldest)}`] : youngest ? [`≥ ${age(youngest)}`] : [];
}

function partOf(name: Filter['name'], query: BrowseQuery, language: Language): string[] {
  const value = given(query[name]);
  const filter = FILTERS.find((one) => one.name === name);
  if (!value || !filter) return [];
  const words = PROFILE_WORDS[language];
  if (filter.part === 'city') return [words.city(value)];
  if (filter.kind !== 'any-of') return [words.choice(listOf(filter), value)];
  return [
    wordsIn(value)
      .map((word) => (filter.field ? words.word(filter.field, word) : word))
      .join(' / '),
  ];
}

const listOf = ({ part, field, name }: Filter): ChoiceName => (part === 'value' ? (field ?? name) : part) as ChoiceName;

/** The same with a number behind it, where the member has one of that name. */
export function freeName(name: string, taken: readonly string[]): string {
  const numbers = Array.from({ length: SEARCH_LIMITS.kept + 1 }, (_, index) => index + 1);
  const names = numbers.map((number) => (number === 1 ? name : `${name} (${number})`));
  return names.find((one) => !taken.includes(one)) ?? name;
}
