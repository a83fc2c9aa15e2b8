import { SUBCASTE_SPELLINGS } from '@kalyanam/shared/domain/subcaste-spellings';
import type { Subcaste } from '@kalyanam/shared/domain/subcastes';

/** Spelling, case and spaces aside. */
const keyOf = (typed: string): string => typed.normalize('NFC').replace(/\s/g, '').toLowerCase();

const IDS = new Map(
  (Object.entries(SUBCASTE_SPELLINGS) as [Subcaste, readonly string[]][]).flatMap(([id, spellings]) =>
    [id, ...spellings].map((spelling) => [keyOf(spelling), id] as const),
  ),
);

/** The subcaste that a typed text means; null for one that is on no list. */
export const subcasteIdOf = (typed: string | null): Subcaste | null => (typed ? (IDS.get(keyOf(typed)) ?? null) : null);
