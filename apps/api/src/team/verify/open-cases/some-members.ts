import { hasBit, setBit, wordsFor, type Bits } from '../../../platform/positions/bits.js';

/** Members by their internal ids. With tens of thousands of them bits take a fifth of the time of a Set. */
export class SomeMembers {
  private readonly bits: Bits;

  constructor(ids: readonly number[]) {
    const last = ids.reduce((most, id) => Math.max(most, id), 0);
    this.bits = new Uint32Array(wordsFor(last + 1));
    for (const id of ids) setBit(this.bits, id);
  }

  has(userId: number): boolean {
    return hasBit(this.bits, userId);
  }
}
