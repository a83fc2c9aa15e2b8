import { eachBit, hasBit, roomFor, type Bits } from './bits.js';

/** Positions in the order of registration, with those that have been given up in between. */
export class NewestOrder {
  private registered = new Float64Array(64);
  private order = new Uint32Array(64);
  private count = 0;

  /** @param userAt the member of a position, whose number decides between equals */
  constructor(private readonly userAt: (position: number) => number) {}

  /** In bytes. */
  get memory(): number {
    return this.registered.byteLength + this.order.byteLength;
  }

  registeredAt(position: number): number {
    return this.registered[position]!;
  }

  /** @param instead the position that the member had before */
  add(position: number, registeredAt: number, instead: number | null): void {
    this.registered = roomFor(this.registered, position);
    this.registered[position] = registeredAt;
    let place = this.placeOf(position);
    if (instead !== null && this.registered[instead] === registeredAt) {
      while (this.order[place] !== instead) place += 1;
    } else {
      this.order = roomFor(this.order, this.count);
      this.order.copyWithin(place + 1, place, this.count);
      this.count += 1;
    }
    this.order[place] = position;
  }

  /** The positions of one page of a list of so many. */
  page(bits: Bits, total: number, rank: number, most: number): number[] {
    const last = Math.min(rank + most, total);
    if (rank >= last) return [];
    const fromOldest = total - rank < rank;
    const found = fromOldest ? this.walk(bits, total - last, last - rank, 1) : this.walk(bits, rank, last - rank, -1);
    return fromOldest ? found.reverse() : found;
  }

  /** How many of a list come before this one of it. */
  before(bits: Bits, position: number): number {
    let count = 0;
    eachBit(bits, (other) => {
      if (this.isNewer(other, position)) count += 1;
    });
    return count;
  }

  private walk(bits: Bits, skip: number, most: number, step: 1 | -1): number[] {
    const found: number[] = [];
    let left = skip;
    for (let at = step > 0 ? 0 : this.count - 1; at >= 0 && at < this.count && found.length < most; at += step) {
      const position = this.order[at]!;
      if (!hasBit(bits, position)) continue;
      if (left > 0) left -= 1;
      else found.push(position);
    }
    return found;
  }

  /** Where this position belongs, or the first place of its member. */
  private placeOf(position: number): number {
    let low = 0;
    for (let high = this.count; low < high;) {
      const middle = (low + high) >>> 1;
      if (this.isNewer(position, this.order[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isNewer(one: number, other: number): boolean {
    const apart = this.registered[one]! - this.registered[other]!;
    return apart > 0 || (apart === 0 && this.userAt(one) > this.userAt(other));
  }
}
