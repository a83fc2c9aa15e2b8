import {
  andInto,
  andNotInto,
  clearBit,
  countBoth,
  countOf,
  eachBit,
  hasBit,
  orInto,
  roomFor,
  setBit,
  wordsFor,
  type Bits,
} from './bits.js';
import type { Term } from './term.js';

/** A list costs four bytes a position, bits cost one bit for each position there is. */
const POSITIONS_PER_ENTRY = 32;

/** Whether bits are smaller than a list. */
const isManyIn = (count: number, positions: number): boolean => count >= 64 && count * POSITIONS_PER_ENTRY > positions;

const atLeast = (list: Uint32Array, size: number, position: number): number => {
  let low = 0;
  for (let high = size; low < high;) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Positions that have something in common: a sorted list while they are few, bits once that is smaller. */
export class PositionSet implements Term {
  private list: Uint32Array<ArrayBuffer> | null = new Uint32Array(4);
  private bits: Bits | null = null;
  private count = 0;

  static union(sets: readonly PositionSet[]): PositionSet {
    const union = new PositionSet();
    const bits = new Uint32Array(Math.max(0, ...sets.map((set) => set.words)));
    for (const set of sets) set.orInto(bits);
    const count = countOf(bits);
    if (isManyIn(count, bits.length << 5)) {
      union.list = null;
      union.bits = bits;
      union.count = count;
    } else eachBit(bits, (position) => union.add(position));
    return union;
  }

  get size(): number {
    return this.count;
  }

  /** Number of words needed to hold all positions. */
  private get words(): number {
    return this.bits?.length ?? wordsFor((this.list![this.count - 1] ?? -1) + 1);
  }

  /** The positions in ascending order, where they are few enough to be kept as a list. */
  get few(): Uint32Array | null {
    return this.list && this.list.subarray(0, this.count);
  }

  /** In bytes. */
  get memory(): number {
    return (this.list ?? this.bits)!.byteLength;
  }

  has(position: number): boolean {
    if (this.bits) return hasBit(this.bits, position);
    const at = atLeast(this.list!, this.count, position);
    return at < this.count && this.list![at] === position;
  }

  /** Cheapest above all positions before. */
  add(position: number): void {
    if (this.bits) this.addBit(this.bits, position);
    else this.insert(this.list!, position);
  }

  delete(position: number): void {
    if (!this.has(position)) return;
    if (this.bits) clearBit(this.bits, position);
    else
      this.list!.copyWithin(atLeast(this.list!, this.count, position), atLeast(this.list!, this.count, position) + 1);
    this.count -= 1;
  }

  orInto(target: Bits): void {
    if (this.bits) return orInto(target, this.bits);
    for (let at = 0; at < this.count; at += 1) setBit(target, this.list![at]!);
  }

  andNotInto(target: Bits): void {
    if (this.bits) return andNotInto(target, this.bits);
    for (let at = 0; at < this.count; at += 1) clearBit(target, this.list![at]!);
  }

  andInto(target: Bits): void {
    if (this.bits) return andInto(target, this.bits);
    const list = this.list!;
    let cleared = 0;
    for (let at = 0; at < this.count;) {
      const word = list[at]! >>> 5;
      let here = 0;
      for (; at < this.count && list[at]! >>> 5 === word; at += 1) here |= 1 << (list[at]! & 31);
      for (const end = Math.min(word, target.length); cleared < end; cleared += 1) target[cleared] = 0;
      if (word >= target.length) return;
      target[word]! &= here;
      cleared = word + 1;
    }
    target.fill(0, cleared);
  }

  countIn(bits: Bits): number {
    if (this.bits) return countBoth(bits, this.bits);
    const list = this.list!;
    const places = bits.length << 5;
    let count = 0;
    // By index, and without a branch on what is found: options are counted in thousands of places each.
    for (let at = 0; at < this.count && list[at]! < places; at += 1)
      count += (bits[list[at]! >>> 5]! >>> (list[at]! & 31)) & 1;
    return count;
  }

  each(call: (position: number) => void): void {
    if (this.bits) eachBit(this.bits, call);
    else this.few!.forEach(call);
  }

  private addBit(bits: Bits, position: number): void {
    if (position >>> 5 >= bits.length) this.bits = roomFor(bits, position >>> 5);
    else if (hasBit(bits, position)) return;
    setBit(this.bits!, position);
    this.count += 1;
  }

  private insert(list: Uint32Array<ArrayBuffer>, position: number): void {
    const isLast = this.count === 0 || list[this.count - 1]! < position;
    const at = isLast ? this.count : atLeast(list, this.count, position);
    if (!isLast && list[at] === position) return;
    const last = isLast ? position : list[this.count - 1]!;
    if (isManyIn(this.count, last)) {
      this.bits = new Uint32Array(wordsFor(last + 1));
      for (const one of this.few!) setBit(this.bits, one);
      this.list = null;
      return this.addBit(this.bits, position);
    }
    if (this.count === list.length) this.list = roomFor(list, this.count);
    this.list!.copyWithin(at + 1, at, this.count);
    this.list![at] = position;
    this.count += 1;
  }
}
