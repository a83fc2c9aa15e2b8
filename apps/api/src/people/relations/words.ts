import { lintNote } from '@kalyanam/shared/topics/interlock/lint';
import { plainText } from '@kalyanam/shared/base/plain-text';
import type { Interest } from './interest.entity.js';

export type Words = Pick<Interest, 'note' | 'noteState'>;

/**
 * Words that could do harm wait for our team; the interest does not.
 * @param typed null in a body says the same as a field that is left out
 */
export function wordsOf(typed?: string | null): Words {
  const note = plainText(typed ?? '');
  if (note === '') return { note: null, noteState: 'none' };
  return { note, noteState: lintNote(note).action === 'hold' ? 'held' : 'clear' };
}
