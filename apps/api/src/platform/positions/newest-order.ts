import { eachBit, roomFor, type Bits } from './bits.js';
import { PositionOrder } from './position-order.js';

const MOST_UNSORTED = 4096;

/** Positions in the order of registration, with those that have been given up in between. */
export class NewestOrder {
  private registered = new Float64Array(64);
  private readonly sorted = new PositionOrder();
  /** Not in their places yet: while an index is built, making room for each separately would take most of the time. */
  private readonly unsorted: number[] = [];

  /** @param userAt the member of a position, whose number decides between equals */
  constructor(private readonly userAt: (position: number) => number) {}

  /** In bytes. */
  get memory(): number {
    return this.registered.byteLength + this.sorted.memory;
  }

  /** The oldest first. */
  get order(): PositionOrder {
    if (this.unsorted.length > 0) this.sortIn();
    return this.sorted;
  }

  /** When each registered, by position. */
  get moments(): Float64Array {
    return this.registered;
  }

  registeredAt(position: number): number {
    return this.registered[position]!;
  }

  /** @param instead the position that the member had before */
  add(position: number, registeredAt: number, instead: number | null): void {
    this.registered = roomFor(this.registered, position);
    this.registered[position] = registeredAt;
    if (instead !== null && this.registered[instead] === registeredAt) this.replace(instead, position);
    else this.unsorted.push(position);
    if (this.unsorted.length >= MOST_UNSORTED) this.sortIn();
  }

  remove(position: number): void {
    this.order.removeAt(this.placeOf(position));
  }

  /** How many of a list come before this one of it. */
  before(bits: Bits, position: number): number {
    let count = 0;
    eachBit(bits, (other) => {
      if (this.isNewer(other, position)) count += 1;
    });
    return count;
  }

  /** The members registered since this moment, the newest first. */
  eachSince(moment: number, call: (registeredAt: number) => void): void {
    const { order, registered } = this;
    for (let place = order.length - 1; place >= 0; place -= 1) {
      const registeredAt = registered[order.at(place)]!;
      if (registeredAt < moment) return;
      call(registeredAt);
    }
  }

  private replace(before: number, position: number): void {
    const { order } = this;
    let place = this.placeOf(position);
    while (order.at(place) !== before) place += 1;
    order.replace(place, position);
  }

  private sortIn(): void {
    this.unsorted.sort((one, other) => (this.isNewer(one, other) ? 1 : -1));
    this.sorted.insertAll(this.unsorted, (position, end) => this.placeAmong(this.sorted, position, end));
    this.unsorted.length = 0;
  }

  private placeOf(position: number): number {
    const { order } = this;
    return this.placeAmong(order, position, order.length);
  }

  /** The place of this position among the first `end`, or the first place of its member. */
  private placeAmong(order: PositionOrder, position: number, end: number): number {
    let low = 0;
    for (let high = end; low < high;) {
      const middle = (low + high) >>> 1;
      if (this.isNewer(position, order.at(middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isNewer(one: number, other: number): boolean {
    const apart = this.registered[one]! - this.registered[other]!;
    return apart > 0 || (apart === 0 && this.userAt(one) > this.userAt(other));
  }
}
