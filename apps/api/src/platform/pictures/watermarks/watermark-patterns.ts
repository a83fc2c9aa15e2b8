import { Injectable } from '@nestjs/common';
import type { KeyObject } from 'node:crypto';
import { keyedDigest } from '../../crypto/digest.js';
import { KeyRing } from '../../crypto/key-ring.js';
import { MARK_BYTES, signsOf } from './watermark-pattern.js';
import { TRACE } from '@kalyanam/shared/team/photo-traces';

/** The viewer a picture is marked for. */
export interface WatermarkedFor {
  /** The public id of a member. */
  readonly id: string;
  /** The text in the picture. */
  readonly code: string;
  /** Instead of the code, where it can be drawn. */
  readonly words?: { readonly text: string; readonly drawn: () => Promise<Buffer | null> };
}

/** One mark for the whole team. */
export const TEAM: WatermarkedFor = { id: 'team', code: 'TEAM' };

const PARTS = ['1', '2', '3'] as const;

/** C8: the pattern of a viewer in a photo, which only the keys of DATA_KEYS can tell again: it holds no name. */
@Injectable()
export class WatermarkPatterns {
  private readonly keys: readonly KeyObject[];

  constructor(ring: KeyRing) {
    this.keys = ring.derived('picture-mark');
  }

  /** As it is drawn now. */
  forViewer(viewerId: string, photoId: string): Buffer {
    return this.every(viewerId, photoId)[0] ?? Buffer.alloc(MARK_BYTES);
  }

  /** As it was drawn under each key that is still in the ring; the first is the one in use. */
  every(viewerId: string, photoId: string): Buffer[] {
    return this.keys.map((key) =>
      Buffer.concat(PARTS.map((part) => keyedDigest(key, viewerId, photoId, part))).subarray(0, MARK_BYTES),
    );
  }
}

/** How much a picture has of a pattern, from -1 to 1. */
export const correlationOf = (votes: Float32Array, bits: Uint8Array): number =>
  signsOf(bits).reduce((sum, sign, cell) => sum + sign * (votes[cell] ?? 0), 0);

export const highest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0);

/** Whether the first of the candidates, best first, is named: high above the next one, and above chance. */
export const isCertain = ([best = 0, next = 0]: readonly number[], chance: number): boolean =>
  best > TRACE.certain && best >= TRACE.timesNext * Math.max(next, chance);
