import type { NotePattern } from '../../../base/domain/interlock.js';

/**
 * Notes as families write them, invented line by line before the lint was written, to measure it with. A line is under
 * the pattern that it is an example of, or under `none`. No daily reader of Telugu has confirmed them yet.
 *
 * To refuse dowry ('we neither give nor take') is harmless: the law forbids to give, to take and to advertise it, and
 * such a note must reach the families who say no to it without delay.
 */
export type Kind = NotePattern | 'none';

export type Corpus = Readonly<Record<'none', readonly string[]> & Partial<Record<NotePattern, readonly string[]>>>;

/**
 * Whether the lint may be tuned with a line. The others are held out: they are only counted, never read while tuning.
 */
export const isForTuning = (line: string): boolean => {
  let hash = 0x811c9dc5;
  for (const character of line.normalize('NFC')) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return ((hash >>> 16) & 1) === 0;
};
