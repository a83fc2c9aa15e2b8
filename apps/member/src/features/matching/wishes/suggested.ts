import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { agesAround } from '@kalyanam/shared/topics/matching/age-window';
import { countryWord, wishSpec, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { isLocked, type Draft, type DraftItem } from './draft';

type Facts = Pick<MyProfile, 'gender' | 'age' | 'maritalStatus' | 'education' | 'workLocation'>;

/** The two Telugu states count as one home. */
const TELUGU_STATES: readonly string[] = ['telangana', 'andhra-pradesh'];

const placesOf = ({ type, state, country }: Facts['workLocation']): string[] => {
  if (type === 'nri') return [countryWord(country ?? '')];
  return TELUGU_STATES.includes(state ?? '') ? [...TELUGU_STATES] : [state ?? ''];
};

/** What most families ask for, by the facts of the own profile. */
const itemsFor = (facts: Facts): Partial<Record<WishName, DraftItem>> => ({
  age: { weight: 'must', value: agesAround(facts) },
  marital:
    facts.maritalStatus === 'never-married'
      ? { weight: 'must', value: ['never-married'] }
      : { weight: 'nice', value: ['divorced', 'widowed'] },
  workPlace: { weight: 'nice', value: placesOf(facts.workLocation) },
  education: { weight: 'nice', value: facts.education },
  gothra: { weight: 'must', value: 'different' },
});

const isKnown = (wish: WishName, { value }: DraftItem): boolean => {
  const spec = wishSpec(wish);
  if (spec.kind === 'span') return true;
  return [value as string | string[]].flat().every((word) => spec.words.includes(word));
};

/** A draft without wishes, filled in from the own profile for the member to look at; nothing of it is saved yet. */
export function suggested(empty: Draft, facts: Facts, verified: boolean): Draft {
  const items = Object.entries(itemsFor(facts)) as [WishName, DraftItem][];
  const fitting = items.filter(([wish, item]) => !isLocked(wish, verified) && isKnown(wish, item));
  return { ...empty, items: { ...empty.items, ...Object.fromEntries(fitting) } };
}
