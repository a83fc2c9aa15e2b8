/** R75: the person a profile is for, as the one who registers calls them. */
import type { CreatedBy, Gender } from '../../base/vocabulary/people.js';

export const PROFILE_FOR = ['self', 'son', 'daughter', 'brother', 'sister', 'relative', 'friend'] as const;
export type ProfileFor = (typeof PROFILE_FOR)[number];
export type MadeFor = Exclude<ProfileFor, 'self'>;

const CREATED_BY: Record<ProfileFor, CreatedBy> = {
  self: 'self',
  son: 'parent',
  daughter: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  relative: 'relative',
  friend: 'friend',
};

/** The form in which the API keeps the answer. */
export const createdByOf = (answer: ProfileFor): CreatedBy => CREATED_BY[answer];

const GENDERS: Partial<Record<ProfileFor, Gender>> = {
  son: 'male',
  brother: 'male',
  daughter: 'female',
  sister: 'female',
};

/** The gender that the answer tells; '' where it tells none. */
export const genderOf = (answer: ProfileFor): Gender | '' => GENDERS[answer] ?? '';

/** The answer, from the form in which the API keeps it: a parent's daughter, a friend. */
export const madeFor = (createdBy: CreatedBy | null, gender: Gender): MadeFor =>
  PROFILE_FOR.find(
    (answer): answer is MadeFor =>
      answer !== 'self' && CREATED_BY[answer] === createdBy && (genderOf(answer) || gender) === gender,
  ) ?? 'relative';
