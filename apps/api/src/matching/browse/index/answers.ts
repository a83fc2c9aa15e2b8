import { clearBit, roomFor, setBit, wordsFor, type Bits } from '../../../platform/positions/bits.js';
import type { Term } from '../../../platform/positions/term.js';

/**
 * Answers kept per gender; each takes a bit for each position. Members with other facts miss other musts, and so find
 * others.
 */
const MOST_KEPT = 256;
/** A kept answer that is further behind is computed again. */
const MOST_BEHIND = 4096;

interface Kept {
  bits: Bits;
  /** The number of changes that it knows of. */
  seen: number;
}

/**
 * Results of earlier queries: the next page asks the same again. Changes made since are checked for the changed
 * positions only.
 */
export class KeptAnswers {
  private readonly kept = new Map<string, Kept>();
  private readonly changed: number[] = [];
  private changes = 0;

  get memory(): number {
    let bytes = 0;
    for (const { bits } of this.kept.values()) bytes += bits.byteLength;
    return bytes;
  }

  note(position: number): void {
    this.changed[this.changes % MOST_BEHIND] = position;
    this.changes += 1;
  }

  /** @param find the positions that meet the term */
  bitsFor(key: string, positions: number, term: () => Term, find: (term: Term, bits: Bits) => void): Bits {
    const known = this.kept.get(key);
    const kept =
      known && this.changes - known.seen <= MOST_BEHIND
        ? this.upToDate(known, positions, term)
        : this.found(positions, term, find);
    this.kept.delete(key);
    this.kept.set(key, kept);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return kept.bits;
  }

  private found(positions: number, term: () => Term, find: (term: Term, bits: Bits) => void): Kept {
    const bits = new Uint32Array(wordsFor(positions));
    find(term(), bits);
    return { bits, seen: this.changes };
  }

  private upToDate(kept: Kept, positions: number, term: () => Term): Kept {
    if (kept.seen === this.changes) return kept;
    const asked = term();
    if (positions > 0) kept.bits = roomFor(kept.bits, wordsFor(positions) - 1);
    for (; kept.seen < this.changes; kept.seen += 1) {
      const position = this.changed[kept.seen % MOST_BEHIND]!;
      if (asked.has(position)) setBit(kept.bits, position);
      else clearBit(kept.bits, position);
    }
    return kept;
  }
}
