import { TRACE } from '@kalyanam/shared/admin/photo-traces';
import { signsOf } from './watermark-pattern.js';

/** How much a picture has of a pattern, from -1 to 1. */
export const correlationOf = (votes: Float32Array, bits: Uint8Array): number =>
  signsOf(bits).reduce((sum, sign, cell) => sum + sign * (votes[cell] ?? 0), 0);

export const highest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0);

/** Whether the first of the candidates, best first, is named: high above the next one, and above chance. */
export const isCertain = ([best = 0, next = 0]: readonly number[], chance: number): boolean =>
  best > TRACE.certain && best >= TRACE.timesNext * Math.max(next, chance);
