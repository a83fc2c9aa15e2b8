/** Section 5: photos and documents follow the same file rules. */
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { described, type RuleSet } from '../../base/rule.js';

/** Sentence that refuses a picked file by its type and size in bytes, or null. */
export function fileRefusal(file: { readonly type: string; readonly size: number }): string | null {
  if (!(LIMITS.fileTypes as readonly string[]).includes(file.type)) return MESSAGES.fileType;
  return file.size > LIMITS.fileBytes ? MESSAGES.fileSize : null;
}

/** A list of different ids, one for each photo. */
const photoIds = described(
  { type: 'array', maxItems: LIMITS.photos, items: { type: 'string', maxLength: LIMITS.idLength } },
  (value) => {
    const ids: readonly unknown[] | null = Array.isArray(value) ? value : null;
    if (!ids || new Set(ids).size !== ids.length) return MESSAGES.choice;
    return ids.every((id) => typeof id === 'string') ? null : MESSAGES.choice;
  },
);

export const PHOTO_ORDER_RULES = { ids: photoIds } satisfies RuleSet;
