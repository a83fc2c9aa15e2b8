/**
 * A number for each gothra, surname or unlisted text, by which the listing compares them: one column instead of several
 * texts. The gate itself compares exactly.
 */
import { createHash } from 'node:crypto';
import type { LineState } from '@kalyanam/shared/base/vocabulary/gothras';

const TEXTS_FROM = 2 ** 31;

const ofText = (kind: 'gothra' | 'surname', key: string): number =>
  TEXTS_FROM + (createHash('sha256').update(`${kind} ${key}`).digest().readUInt32BE() >>> 1);

/** 0: nothing that could be the same as another's. */
export function gothraToken({
  state,
  gothraId,
  key,
}: {
  state: LineState;
  gothraId: number | null;
  key: string;
}): number {
  if (state === 'resolved') return gothraId ?? 0;
  return state === 'unlisted' && key !== '' ? ofText('gothra', key) : 0;
}

export const surnameToken = (key: string | null): number => (key ? ofText('surname', key) : 0);
