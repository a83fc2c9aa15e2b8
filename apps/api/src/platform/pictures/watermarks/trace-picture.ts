import type { Grey } from './grey-picture.ts';
import { findIn } from './trace-find.ts';
import { readPattern, type Reading } from './trace-read.ts';

export interface Trace extends Reading {
  /** How much the picture looks like this part of the original, at most 1. */
  readonly likeness: number;
}

/** Another picture is not compared cell by cell. */
const LEAST_LIKENESS = 0.8;

/** Null where the picture does not show this original. */
export async function traced(original: Grey, picture: Grey): Promise<Trace | null> {
  const found = await findIn(original, picture);
  if (!found || found.likeness < LEAST_LIKENESS) return null;
  return { ...(await readPattern(original, picture, found)), likeness: found.likeness };
}
