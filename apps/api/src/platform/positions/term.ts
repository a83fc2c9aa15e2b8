import { andNotInto, countBoth, countOf, eachBit, orInto, setBit, type Bits } from './bits.js';

/** A criterion as the index answers it: for one position, or for all of them together. */
export interface Term {
  /** No more positions than these have it. */
  readonly size: number;
  has(position: number): boolean;
  orInto(target: Bits): void;
  andInto(target: Bits): void;
  andNotInto(target: Bits): void;
  countIn(bits: Bits): number;
  /** The positions, where they are few enough to look at each. */
  readonly few?: ArrayLike<number> | null;
}

/** Bits that are needed for the length of a call. New ones for each call would keep the garbage collector busy. */
export class Scratch {
  private readonly free: Bits[] = [];

  use<T>(words: number, call: (bits: Bits) => T): T {
    const taken = this.free.pop();
    const bits = taken && taken.length === words ? taken.fill(0) : new Uint32Array(words);
    try {
      return call(bits);
    } finally {
      this.free.push(bits);
    }
  }
}

export const NONE: Term = {
  size: 0,
  has: () => false,
  orInto: () => undefined,
  andInto: (target) => void target.fill(0),
  andNotInto: () => undefined,
  countIn: () => 0,
  few: [],
};

export const EVERYONE: Term = {
  size: Infinity,
  has: () => true,
  orInto: (target) => void target.fill(-1),
  andInto: () => undefined,
  andNotInto: (target) => void target.fill(0),
  countIn: (bits) => countOf(bits),
};

/** Those who meet each of these. */
export function allOf(terms: readonly Term[], scratch: Scratch): Term {
  if (terms.length === 1) return terms[0]!;
  const sorted = [...terms].sort((one, other) => one.size - other.size);
  const [first = EVERYONE, ...others] = sorted;
  const within = (words: number, call: (bits: Bits) => void): void =>
    scratch.use(words, (bits) => {
      first.orInto(bits);
      for (const term of others) term.andInto(bits);
      call(bits);
    });
  return {
    size: first.size,
    has: (position) => sorted.every((term) => term.has(position)),
    orInto: (target) => {
      const { few } = first;
      if (!few || few.length > target.length) return within(target.length, (bits) => orInto(target, bits));
      for (let at = 0; at < few.length; at += 1)
        if (others.every((term) => term.has(few[at]!))) setBit(target, few[at]!);
    },
    andInto: (target) => {
      for (const term of sorted) term.andInto(target);
    },
    andNotInto: (target) => whoMeet(sorted, target, scratch, (met) => andNotInto(target, met)),
    countIn: (bits) => whoMeet(sorted, bits, scratch, countOf),
  };
}

/** Those who meet one of these. */
export function anyOf(terms: readonly Term[], scratch: Scratch): Term {
  if (terms.length <= 1) return terms[0] ?? NONE;
  return {
    size: terms.reduce((sum, term) => sum + term.size, 0),
    has: (position) => terms.some((term) => term.has(position)),
    orInto: (target) => {
      for (const term of terms) term.orInto(target);
    },
    andInto: (target) =>
      // All but those who meet none: to leave out who meets a term costs less than to gather them, whatever the term
      // is.
      scratch.use(target.length, (none) => {
        none.set(target);
        for (const term of terms) term.andNotInto(none);
        andNotInto(target, none);
      }),
    andNotInto: (target) => {
      for (const term of terms) term.andNotInto(target);
    },
    countIn: (bits) =>
      scratch.use(bits.length, (either) => {
        for (const term of terms) term.orInto(either);
        return countBoth(either, bits);
      }),
  };
}

export const notOf = (term: Term, scratch: Scratch): Term => ({
  size: Number.MAX_SAFE_INTEGER,
  has: (position) => !term.has(position),
  orInto: (target) =>
    scratch.use(target.length, (bits) => {
      bits.fill(-1);
      term.andNotInto(bits);
      orInto(target, bits);
    }),
  andInto: (target) => term.andNotInto(target),
  andNotInto: (target) => term.andInto(target),
  countIn: (bits) => countOf(bits) - term.countIn(bits),
});

/** Asked of each position that is left, so last. */
export const eachOf = (has: (position: number) => boolean, scratch: Scratch): Term => {
  const keep = (target: Bits, kept: boolean): void => {
    for (let word = 0; word < target.length; word += 1) {
      for (let left = target[word]!; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        if (has((word << 5) + bit) !== kept) target[word]! &= ~(1 << bit);
      }
    }
  };
  return {
    size: Infinity,
    has,
    orInto: (target) =>
      scratch.use(target.length, (bits) => {
        bits.fill(-1);
        keep(bits, true);
        orInto(target, bits);
      }),
    andInto: (target) => keep(target, true),
    andNotInto: (target) => keep(target, false),
    countIn: (bits) => countBits(bits, has),
  };
};

/** Calls with those of these who meet each term. */
const whoMeet = <T>(terms: readonly Term[], these: Bits, scratch: Scratch, call: (met: Bits) => T): T =>
  scratch.use(these.length, (met) => {
    met.set(these);
    for (const term of terms) term.andInto(met);
    return call(met);
  });

function countBits(bits: Bits, has: (position: number) => boolean): number {
  let count = 0;
  eachBit(bits, (position) => {
    if (has(position)) count += 1;
  });
  return count;
}
