/** The musts of a member as the listing keeps them, to be compared with each viewer. */
import { educationRank } from '@kalyanam/shared/topics/matching/fit';
import {
  factsMeeting,
  FIELD_WISHES,
  wishSpec,
  WISH_NAMES,
  type FieldWishName,
  type WishName,
  type Wishes,
  type WishValue,
} from '@kalyanam/shared/topics/matching/wishes';
import { incomeRank, type IncomeBand } from '@kalyanam/shared/base/vocabulary/career';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { StatedWishes } from '../wishes/member-wishes.service.js';
import type { BrowseMust } from './browse-must.entity.js';

const STATES = ['andhra-pradesh', 'telangana'];
const several = (words: readonly string[] | undefined): string | null => words?.join(',') ?? null;

/** Null: the member has none. What only verified members read is no must of anyone else. */
export function mustsOf(
  { wishes, hideFromMisfits }: StatedWishes,
  member: { userId: number; gender: Gender; verified: boolean },
): Omit<BrowseMust, 'user'> | null {
  const musts = mustsIn(wishes, member.verified);
  if (Object.keys(musts).length === 0) return null;
  const must = <W extends WishName>(wish: W): WishValue<W> | undefined => musts[wish]?.value;
  const [age, height, education, income, home] = [
    must('age'),
    must('height'),
    must('education'),
    must('income'),
    must('home'),
  ];
  return {
    ...wordsOf(musts),
    userId: member.userId,
    gender: member.gender,
    hides: hideFromMisfits,
    ageFrom: age?.from ?? null,
    ageTo: age?.to ?? null,
    heightFrom: height?.from ?? null,
    heightTo: height?.to ?? null,
    children: must('children') ?? null,
    education: education === undefined ? null : educationRank(education),
    income: income === undefined ? null : incomeRank(income as IncomeBand),
    workPlace: several(must('workPlace')),
    settle: must('settle') ?? null,
    home: several(home),
    homeStates: home?.some((place) => STATES.includes(place)) ?? false,
    gothra: must('gothra') !== undefined,
    horoscope: must('horoscope') ?? null,
  };
}

/** The facts that meet each wish for a field's words. */
const wordsOf = (musts: Wishes) =>
  Object.fromEntries(
    FIELD_WISHES.map((wish) => {
      const wished = musts[wish.wish]?.value;
      return [wish.wish, wished === undefined ? null : factsMeeting(wish, wished).join(',')];
    }),
  ) as Record<FieldWishName, string | null>;

/** The wishes that are musts, and that this member's verification opens. */
export const mustsIn = (wishes: Wishes, verified: boolean): Wishes =>
  Object.fromEntries(
    WISH_NAMES.filter((wish) => wishes[wish]?.weight === 'must' && (verified || !wishSpec(wish).verifiedOnly)).map(
      (wish) => [wish, wishes[wish]],
    ),
  );
