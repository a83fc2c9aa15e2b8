/**
 * R75: the person the profile is for. The answer says who makes it, whose consent is asked for, and often the
 * candidate's gender.
 */
import { type DeskRelation, RELATIONS_TO_CHOOSE, SIBLINGS } from '@kalyanam/shared/topics/family/desk';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import type { CreatedBy, Gender } from '@kalyanam/shared/base/vocabulary/people';

export const PROFILE_FOR = [
  { value: 'self', label: 'Myself' },
  { value: 'son', label: 'Son' },
  { value: 'daughter', label: 'Daughter' },
  { value: 'brother', label: 'Brother' },
  { value: 'sister', label: 'Sister' },
  { value: 'relative', label: 'Relative' },
  { value: 'friend', label: 'Friend' },
] as const;
export type ProfileFor = (typeof PROFILE_FOR)[number]['value'];

const CREATED_BY: Record<ProfileFor, CreatedBy> = {
  self: 'self',
  son: 'parent',
  daughter: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  relative: 'relative',
  friend: 'friend',
};

const GENDERS: Partial<Record<ProfileFor, Gender>> = {
  son: 'male',
  brother: 'male',
  daughter: 'female',
  sister: 'female',
};

export type Relation = DeskRelation;

/** Possible relations of a person who makes a profile for someone else, by the answer. */
const RELATIONS: Record<ProfileFor, readonly Relation[]> = {
  self: [],
  son: ['mother', 'father'],
  daughter: ['mother', 'father'],
  brother: SIBLINGS,
  sister: SIBLINGS,
  relative: RELATIONS_TO_CHOOSE.filter((one) => ![...SIBLINGS, 'mother', 'father', 'friend'].includes(one)),
  friend: ['friend'],
};

export const relationsOf = (answer: ProfileFor | ''): readonly Relation[] => (answer === '' ? [] : RELATIONS[answer]);

const known = (answer: unknown): answer is ProfileFor => isValueOf(PROFILE_FOR, answer);

export const createdBy = (answer: string): CreatedBy | null => (known(answer) ? CREATED_BY[answer] : null);

/** The gender that the answer tells; '' where it tells none. */
export const genderSaid = (answer: string): Gender | '' => (known(answer) ? (GENDERS[answer] ?? '') : '');

/** Asked for in the address: a link of the landing page. */
export function profileForIn(search: string): ProfileFor | null {
  const asked = new URLSearchParams(search).get('for');
  return known(asked) ? asked : null;
}

/** A draft may be older than the question, or not ours. */
export const profileForOf = (kept: unknown): ProfileFor | '' => (known(kept) ? kept : '');
