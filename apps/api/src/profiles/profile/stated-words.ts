/** The words of a candidate that filters and wishes ask for; null where one is not stated. */
import { isDetail, type DetailFields, type DetailName } from '@kalyanam/shared/topics/profile/details';
import type { FieldName } from '@kalyanam/shared/topics/profile/fields';
import {
  JUDGED_WORDS,
  LISTED_WORDS,
  type JudgedColumn,
  type JudgedField,
  type ListedField,
  type ListedValues,
  type ListedWord,
} from '@kalyanam/shared/topics/profile/listed';
import { isStated } from '@kalyanam/shared/base/vocabulary/option';
import type { Profile } from './profile.entity.js';

/** A subcaste is typed: the word that it means is kept apart. */
type Typed = 'subcaste';
export type ProfileWord<F = ListedField> = Exclude<Extract<F, FieldName>, Typed>;
export type DetailWord<F = ListedField> = Extract<F, DetailName>;

const isWord = ({ field }: ListedWord): boolean => field !== 'subcaste';
const LISTED = LISTED_WORDS.filter(isWord);
const JUDGED = JUDGED_WORDS.filter(isWord);

/** The fields that wishes judge, by their table. */
export const JUDGED_PROFILE = JUDGED.map(({ field }) => field).filter(
  (field): field is ProfileWord<JudgedField> => !isDetail(field),
);
export const JUDGED_DETAILS = JUDGED.map(({ field }) => field).filter((field): field is DetailWord<JudgedField> =>
  isDetail(field),
);

type Words = Partial<Record<ListedField, unknown>>;

const wordsIn = (words: readonly ListedWord[], fields: Words) =>
  Object.fromEntries(
    words.map(({ column, field }) => {
      const word = fields[field as ListedField];
      return [column, isStated(word) ? word : null];
    }),
  );

export const listedWords = (profile: Pick<Profile, ProfileWord>, stated: Pick<DetailFields, DetailWord>) =>
  wordsIn(LISTED, { ...stated, ...profile }) as Omit<ListedValues, Typed>;

export const judgedWords = (
  profile: Pick<Profile, ProfileWord<JudgedField>>,
  stated: Pick<DetailFields, DetailWord<JudgedField>>,
) => wordsIn(JUDGED, { ...stated, ...profile }) as Pick<ListedValues, Exclude<JudgedColumn, Typed>>;
