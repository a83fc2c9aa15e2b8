import { SUBCASTE_SPELLINGS } from '@kalyanam/shared/base/domain/subcaste-spellings';
import type { Subcaste } from '@kalyanam/shared/base/domain/subcastes';
import { lettersOf } from '@kalyanam/shared/topics/speech/letters';

const LONGEST_KEY = 120;

/** What two spellings of a subcaste are compared by: their letters, in one form. Empty where a text has none. */
export const subcasteKey = (text: string): string => lettersOf(text).slice(0, LONGEST_KEY);

const LISTED = new Map(
  (Object.entries(SUBCASTE_SPELLINGS) as [Subcaste, readonly string[]][]).flatMap(([id, spellings]) =>
    [id, ...spellings].map((spelling) => [subcasteKey(spelling), id] as const),
  ),
);

/** The subcaste that a text means in the published list; null for one that is not in it. */
export const listedSubcaste = (text: string): Subcaste | null => LISTED.get(subcasteKey(text)) ?? null;
