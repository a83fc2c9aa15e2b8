/**
 * R75: the person the profile is for. The answer says who makes it, whose consent is asked for, and often the
 * candidate's gender.
 */
import { type DeskRelation, RELATIONS_TO_CHOOSE, SIBLINGS } from '@kalyanam/shared/topics/family/desk';
import { createdByOf, PROFILE_FOR, type ProfileFor } from '@kalyanam/shared/topics/family/made-for';
import type { CreatedBy } from '@kalyanam/shared/base/vocabulary/people';

const PARENTS: readonly DeskRelation[] = ['mother', 'father'];
const RELATIVES = RELATIONS_TO_CHOOSE.filter((one) => ![...SIBLINGS, ...PARENTS, 'friend'].includes(one));

/** Possible relations of a person who makes a profile for someone else, by the answer: the likely ones first. */
const RELATIONS: Record<ProfileFor, readonly DeskRelation[]> = {
  self: [],
  son: [...PARENTS, ...RELATIVES],
  daughter: [...PARENTS, ...RELATIVES],
  brother: SIBLINGS,
  sister: SIBLINGS,
  relative: RELATIVES,
  friend: ['friend'],
};

export const relationsOf = (answer: ProfileFor | ''): readonly DeskRelation[] =>
  answer === '' ? [] : RELATIONS[answer];

/** Relations that are buttons; the others are behind "Someone else". */
export const likelyRelationsOf = (answer: ProfileFor | ''): readonly DeskRelation[] =>
  relationsOf(answer).filter((relation) => PARENTS.includes(relation) || SIBLINGS.includes(relation));

const known = (answer: unknown): answer is ProfileFor => (PROFILE_FOR as readonly unknown[]).includes(answer);

/** An uncle who says "daughter" is no parent: families read who made the profile. */
export function createdBy(answer: string, relation: DeskRelation | null): CreatedBy | null {
  if (!known(answer)) return null;
  const said = createdByOf(answer);
  return said === 'parent' && relation !== null && !PARENTS.includes(relation) ? 'relative' : said;
}

/** Asked for in the address: a link of the landing page. */
export function profileForIn(search: string): ProfileFor | null {
  const asked = new URLSearchParams(search).get('for');
  return known(asked) ? asked : null;
}

/** A draft may be older than the question, or not ours. */
export const profileForOf = (kept: unknown): ProfileFor | '' => (known(kept) ? kept : '');
