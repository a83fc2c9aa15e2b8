import { lintNote } from '@kalyanam/shared/interlock/lint';
import { plainText } from '@kalyanam/shared/plain-text';
import type { Interest } from './interest.entity.js';

export type Words = Pick<Interest, 'note' | 'noteState'>;

/** Words that could do harm wait for our team; the interest does not. */
export function wordsOf(typed = ''): Words {
  const note = plainText(typed);
  if (note === '') return { note: null, noteState: 'none' };
  return { note, noteState: lintNote(note).action === 'hold' ? 'held' : 'clear' };
}
