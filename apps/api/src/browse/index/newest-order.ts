import { eachBit, roomFor, type Bits } from './bits.js';
import { PositionOrder } from './position-order.js';

/** Positions in the order of registration, with those that have been given up in between. */
export class NewestOrder {
  private registered = new Float64Array(64);
  /** The oldest first. */
  readonly order = new PositionOrder();

  /** @param userAt the member of a position, whose number decides between equals */
  constructor(private readonly userAt: (position: number) => number) {}

  /** In bytes. */
  get memory(): number {
    return this.registered.byteLength + this.order.memory;
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
    let place = this.placeOf(position);
    if (instead !== null && this.registered[instead] === registeredAt) {
      while (this.order.at(place) !== instead) place += 1;
      this.order.replace(place, position);
    } else {
      this.order.insert(place, position);
    }
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

  /** Of those who registered from this moment on, the newest first. */
  *since(moment: number): Generator<number> {
    for (let place = this.order.length - 1; place >= 0; place -= 1) {
      const registeredAt = this.registered[this.order.at(place)]!;
      if (registeredAt < moment) return;
      yield registeredAt;
    }
  }

  /** Where this position belongs, or the first place of its member. */
  private placeOf(position: number): number {
    let low = 0;
    for (let high = this.order.length; low < high;) {
      const middle = (low + high) >>> 1;
      if (this.isNewer(position, this.order.at(middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isNewer(one: number, other: number): boolean {
    const apart = this.registered[one]! - this.registered[other]!;
    return apart > 0 || (apart === 0 && this.userAt(one) > this.userAt(other));
  }
}
