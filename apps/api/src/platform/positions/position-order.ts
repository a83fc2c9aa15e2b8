import { hasBit, roomFor, type Bits } from './bits.js';

const BLOCK = 256;

/** Positions in an order, each once; a page of a list is read from the end that is nearer. */
export class PositionOrder {
  private places = new Uint32Array(64);
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** In bytes. */
  get memory(): number {
    return this.places.byteLength;
  }

  at(place: number): number {
    return this.places[place]!;
  }

  /** Below 0 without one. */
  placeOf(position: number): number {
    return this.places.subarray(0, this.count).indexOf(position);
  }

  insert(place: number, position: number): void {
    this.places = roomFor(this.places, this.count);
    this.places.copyWithin(place + 1, place, this.count);
    this.places[place] = position;
    this.count += 1;
  }

  /**
   * Inserts several, in their order: the positions behind them move once.
   * @param placeOf the place of one among the first `end`
   */
  insertAll(positions: readonly number[], placeOf: (position: number, end: number) => number): void {
    this.places = roomFor(this.places, this.count + positions.length - 1);
    let end = this.count;
    for (let left = positions.length; left > 0; left -= 1) {
      const position = positions[left - 1]!;
      const place = placeOf(position, end);
      this.places.copyWithin(place + left, place, end);
      this.places[place + left - 1] = position;
      end = place;
    }
    this.count += positions.length;
  }

  replace(place: number, position: number): void {
    this.places[place] = position;
  }

  removeAt(place: number): void {
    this.places.copyWithin(place, place + 1, this.count);
    this.count -= 1;
  }

  /** Takes it out, where it is in. */
  remove(position: number): void {
    const place = this.placeOf(position);
    if (place >= 0) this.removeAt(place);
  }

  clear(): void {
    this.count = 0;
  }

  /** Takes out all of these. */
  removeAll(bits: Bits): void {
    let kept = 0;
    for (let place = 0; place < this.count; place += 1) {
      const position = this.places[place]!;
      if (!hasBit(bits, position)) this.places[kept++] = position;
    }
    this.count = kept;
  }

  /** The positions of one page of a list of `total`, from the last in the order or from the first. */
  page(bits: Bits, total: number, { rank, most, lastFirst }: Page): number[] {
    const end = Math.min(rank + most, total);
    if (rank >= end) return [];
    const isNear = rank <= total - end;
    const step = isNear === lastFirst ? -1 : 1;
    const found = this.walk(bits, { skip: isNear ? rank : total - end, most: end - rank, step, total });
    return isNear ? found : found.reverse();
  }

  private walk(bits: Bits, { skip, most, step, total }: Walk): number[] {
    const found: number[] = [];
    const first = step > 0 ? 0 : this.count - 1;
    // Where all are in the list, none has to be looked at.
    const leap = total === this.count ? { place: first + step * skip, left: 0 } : this.leap(bits, first, skip, step);
    let { left } = leap;
    for (let { place } = leap; place >= 0 && place < this.count && found.length < most; place += step) {
      const position = this.places[place]!;
      if (!hasBit(bits, position)) continue;
      if (left > 0) left -= 1;
      else found.push(position);
    }
    return found;
  }

  /** Past as many whole blocks as have no more than these, without a branch for each place. */
  private leap(bits: Bits, first: number, skip: number, step: 1 | -1): { place: number; left: number } {
    let [place, left] = [first, skip];
    for (let blocks = Math.floor(this.count / BLOCK); blocks > 0; blocks -= 1) {
      let inBlock = 0;
      for (let at = 0; at < BLOCK; at += 1) {
        const position = this.places[place + step * at]!;
        inBlock += (bits[position >>> 5]! >>> (position & 31)) & 1;
      }
      if (inBlock > left) break;
      left -= inBlock;
      place += step * BLOCK;
    }
    return { place, left };
  }
}

interface Page {
  readonly rank: number;
  readonly most: number;
  readonly lastFirst: boolean;
}

interface Walk {
  readonly skip: number;
  readonly most: number;
  readonly step: 1 | -1;
  readonly total: number;
}
