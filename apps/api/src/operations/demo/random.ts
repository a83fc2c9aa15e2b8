/** A weighted choice: the value and its weight relative to the others. */
export type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** A seeded random source: the same seed gives the same choices on every machine. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** An integer, both ends included. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  weighted<T>(choices: Weighted<T>): T;
  /** The same values in another order. */
  shuffled<T>(values: readonly T[]): T[];
}

const GOLDEN = 0x9e3779b1;

/** The mulberry32 generator; the seed is hashed first, so that adjacent seeds give unrelated sequences. */
function mulberry32(seed: number): () => number {
  let state = Math.imul(seed + 1, GOLDEN) ^ (seed >>> 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T,
    weighted<T>(choices: Weighted<T>) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => (left -= weight) < 0) ?? choices[choices.length - 1];
      return (found as readonly [T, number])[0];
    },
    shuffled<T>(values: readonly T[]) {
      const left = [...values];
      return values.map(() => left.splice(whole(0, left.length - 1), 1)[0] as T);
    },
  };
}
