/** The gothras that the product begins with, as they were handed over; the team adds to them. */
import table from '@kalyanam/shared/domain/gothras.json' with { type: 'json' };

export interface SeedGothra {
  readonly id: string;
  readonly en: string;
  readonly te: string;
  readonly kind: string;
  readonly aliases: readonly string[];
}

export const SEED_GOTHRAS: readonly SeedGothra[] = table.gothras;

/** Every spelling of one of them. */
export const spellingsOf = ({ en, te, aliases }: SeedGothra): readonly string[] => [en, te, ...aliases];

/**
 * Pairs that many families count as one and others do not: the gate cannot tell them apart. The table has them as words in
 * its notes alone.
 */
export const CANNOT_TELL: readonly (readonly [string, string])[] = [
  ['naidhruva_kasyapa', 'kasyapa'],
  ['mouna_bhargava', 'bhargava'],
  ['vatsya', 'srivatsa'],
];

export const cannotTellApart = (one: string, other: string): boolean =>
  CANNOT_TELL.some((pair) => pair.includes(one) && pair.includes(other));
