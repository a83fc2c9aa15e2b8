/** Sets of positions as bits, 32 in a word. A set may be shorter than another: what it lacks is not in it. */
export type Bits = Uint32Array<ArrayBuffer>;

export const wordsFor = (positions: number): number => (positions + 31) >>> 5;

/** How many bits of a word are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export const hasBit = (bits: Bits, position: number): boolean =>
  position >>> 5 < bits.length && ((bits[position >>> 5]! >>> (position & 31)) & 1) === 1;

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5]! |= 1 << (position & 31);
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5]! &= ~(1 << (position & 31));
}

export function orInto(target: Bits, bits: Bits): void {
  const words = Math.min(target.length, bits.length);
  for (let word = 0; word < words; word += 1) target[word]! |= bits[word]!;
}

export function andInto(target: Bits, bits: Bits): void {
  const words = Math.min(target.length, bits.length);
  for (let word = 0; word < words; word += 1) target[word]! &= bits[word]!;
  if (words < target.length) target.fill(0, words);
}

export function andNotInto(target: Bits, bits: Bits): void {
  const words = Math.min(target.length, bits.length);
  for (let word = 0; word < words; word += 1) target[word]! &= ~bits[word]!;
}

/**
 * How many are in both. Carry-save adders (Harley and Seal) add four words bit by bit, so that only what carries into the
 * fours is counted each time: counts beside options do little else.
 */
export function countBoth(one: Bits, other: Bits): number {
  const words = Math.min(one.length, other.length);
  let [units, twos, fours, word] = [0, 0, 0, 0];
  for (; word + 4 <= words; word += 4) {
    const [a, b] = [one[word]! & other[word]!, one[word + 1]! & other[word + 1]!];
    const [c, d] = [one[word + 2]! & other[word + 2]!, one[word + 3]! & other[word + 3]!];
    const withA = units ^ a;
    const carriedFirst = (units & a) | (withA & b);
    const withB = withA ^ b;
    const withC = withB ^ c;
    const carriedNext = (withB & c) | (withC & d);
    units = withC ^ d;
    const withFirst = twos ^ carriedFirst;
    fours += ones((twos & carriedFirst) | (withFirst & carriedNext));
    twos = withFirst ^ carriedNext;
  }
  let count = 4 * fours + 2 * ones(twos) + ones(units);
  for (; word < words; word += 1) count += ones(one[word]! & other[word]!);
  return count;
}

export const countOf = (bits: Bits): number => countBoth(bits, bits);

/** Calls for each position, in ascending order. */
export function eachBit(bits: Bits, call: (position: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) call((word << 5) + 31 - Math.clz32(left & -left));
  }
}

/** The positions of these ranks, counted from 0 at the highest position, highest first. */
export function fromTop(bits: Bits, rank: number, most: number): number[] {
  const found: number[] = [];
  let skip = rank;
  for (let word = bits.length - 1; word >= 0 && found.length < most; word -= 1) {
    let left = bits[word]!;
    if (left === 0) continue;
    const count = ones(left);
    if (skip >= count) {
      skip -= count;
      continue;
    }
    while (left !== 0 && found.length < most) {
      const bit = 31 - Math.clz32(left);
      if (skip > 0) skip -= 1;
      else found.push((word << 5) + bit);
      left &= ~(1 << bit);
    }
  }
  return found;
}

/** The array, or a larger one with the same content that has room for this place. */
export function roomFor<A extends Uint16Array | Uint32Array | Float64Array>(array: A, place: number): A {
  if (place < array.length) return array;
  const larger = new (array.constructor as new (length: number) => A)(place + 1 + (place >>> 2));
  larger.set(array);
  return larger;
}

/** How many positions are from the one to before the other. */
export function countBetween(bits: Bits, from: number, before: number): number {
  const end = Math.min(before, bits.length << 5);
  if (from >= end) return 0;
  const [first, last] = [from >>> 5, (end - 1) >>> 5];
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((end - 1) & 31));
  if (first === last) return ones(bits[first]! & head & tail);
  let count = ones(bits[first]! & head) + ones(bits[last]! & tail);
  for (let word = first + 1; word < last; word += 1) count += ones(bits[word]!);
  return count;
}
