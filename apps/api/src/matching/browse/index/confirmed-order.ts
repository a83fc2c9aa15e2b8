import { clearBit, countBetween, fromTop, hasBit, roomFor, type Bits } from '../../../platform/positions/bits.js';
import type { Scratch } from '../../../platform/positions/term.js';

/** One who came into the listing behind others who had confirmed later. */
interface Late {
  readonly position: number;
  readonly confirmedAt: number;
  readonly userId: number;
}

/**
 * Positions are given in the order of confirmations, so that a list is its bits from the highest to the lowest. A
 * member who confirms gets a new position. The few who come in late (taken out of the listing for a while, or by
 * another process whose clock runs behind) get one too, and are put in their place when a list is read.
 */
export class ConfirmedOrder {
  /** By position, ascending: when the member confirmed; of those who came late, the value of the one before. */
  private confirmed = new Float64Array(64);
  private users = new Uint32Array(64);
  private count = 0;
  private highestUser = 0;
  /** Newly confirmed positions, from the last to confirm to the first. */
  private late: Late[] = [];
  /** Positions in whose place in the order someone else's moment is. */
  private readonly outOfOrder = new Set<number>();

  constructor(private readonly scratch: Scratch) {}

  /** The number of positions ever given. */
  get length(): number {
    return this.count;
  }

  get lateOnes(): number {
    return this.late.length;
  }

  /** In bytes. */
  get memory(): number {
    return this.confirmed.byteLength + this.users.byteLength;
  }

  userAt(position: number): number {
    return this.users[position]!;
  }

  confirmedAt(position: number): number {
    const late = this.outOfOrder.has(position) && this.late.find((one) => one.position === position);
    return late ? late.confirmedAt : this.confirmed[position]!;
  }

  /** The position that this member has from now on. */
  append(userId: number, confirmedAt: number): number {
    const position = this.count;
    const last = position === 0 ? -Infinity : this.confirmed[position - 1]!;
    const isLate = confirmedAt < last || (confirmedAt === last && userId < this.highestUser);
    this.confirmed = roomFor(this.confirmed, position);
    this.users = roomFor(this.users, position);
    this.confirmed[position] = isLate ? last : confirmedAt;
    this.users[position] = userId;
    this.count += 1;
    if (isLate) this.insertLate({ position, confirmedAt, userId });
    else this.highestUser = userId;
    return position;
  }

  forget(position: number): void {
    if (this.outOfOrder.has(position)) this.late = this.late.filter((one) => one.position !== position);
  }

  /** Takes out those who confirmed before this moment. */
  keepSince(bits: Bits, moment: number): void {
    const first = this.firstFrom(moment);
    bits.fill(0, 0, first >>> 5);
    if (first >>> 5 < bits.length) bits[first >>> 5]! &= -1 << (first & 31);
    for (const { position, confirmedAt } of this.late) if (confirmedAt < moment) clearBit(bits, position);
  }

  /** The positions of one page of a list. */
  page(bits: Bits, rank: number, most: number): number[] {
    const late = this.late.filter(({ position }) => hasBit(bits, position));
    if (late.length === 0) return fromTop(bits, rank, most);
    return this.withoutLate(bits, late, (others) => {
      const ranks = this.ranksOf(late, others);
      const before = ranks.filter((one) => one < rank).length;
      const inOrder = fromTop(others, rank - before, most);
      const page: number[] = [];
      for (let next = before; page.length < most;) {
        if (ranks[next] === rank + page.length) page.push(late[next++]!.position);
        else if (inOrder.length > 0) page.push(inOrder.shift()!);
        else break;
      }
      return page;
    });
  }

  /** How many of a list come before this one of it. */
  before(bits: Bits, position: number): number {
    const late = this.late.filter((one) => hasBit(bits, one.position));
    return this.withoutLate(bits, late, (others) => {
      const ranks = this.ranksOf(late, others);
      const own = late.findIndex((one) => one.position === position);
      if (own >= 0) return ranks[own]!;
      const above = countBetween(others, position + 1, this.count);
      return above + ranks.filter((rank, index) => rank - index <= above).length;
    });
  }

  private withoutLate<T>(bits: Bits, late: readonly Late[], call: (others: Bits) => T): T {
    return this.scratch.use(bits.length, (others) => {
      others.set(bits);
      for (const { position } of late) clearBit(others, position);
      return call(others);
    });
  }

  /** The place of each of those who came late in the whole list. */
  private ranksOf(late: readonly Late[], others: Bits): number[] {
    let above = 0;
    let end = this.count;
    return late.map((one, index) => {
      const place = this.placeOf(one);
      above += countBetween(others, place, end);
      end = Math.min(end, place);
      return above + index;
    });
  }

  private insertLate(one: Late): void {
    this.outOfOrder.add(one.position);
    const at = this.late.findIndex((other) => isBefore(other, one));
    this.late.splice(at < 0 ? this.late.length : at, 0, one);
  }

  /** The first position of those in order who come before this one in a list. */
  private placeOf(one: Late): number {
    let place = this.firstFrom(one.confirmedAt);
    while (place < this.count && this.confirmed[place] === one.confirmedAt && !this.comesBefore(place, one)) place += 1;
    return place;
  }

  private comesBefore(position: number, one: Late): boolean {
    return this.users[position]! > one.userId && !this.outOfOrder.has(position);
  }

  private firstFrom(moment: number): number {
    let low = 0;
    for (let high = this.count; low < high;) {
      const middle = (low + high) >>> 1;
      if (this.confirmed[middle]! < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whether the first of two in ascending order comes first. */
const isBefore = (one: Late, other: Late): boolean =>
  one.confirmedAt < other.confirmedAt || (one.confirmedAt === other.confirmedAt && one.userId < other.userId);
