import { PHOTO_VERDICTS, PHOTOS_A_SCREEN } from './photo-review.js';
import { LIMITS } from '../base/limits.js';
import { MESSAGES } from '../base/messages.js';
import { PHOTO_REFUSALS } from '../base/vocabulary/photo-refusals.js';
import { alsoJudged, described, isEmpty, oneOf, optional, required, type RuleSet } from '../base/rule.js';

const ids = described(
  { type: 'array', maxItems: PHOTOS_A_SCREEN, items: { type: 'string', maxLength: LIMITS.idLength } },
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string') ? null : MESSAGES.choice,
);

/** A refusal has a reason, and nothing else has one. */
export const PHOTO_REVIEW_RULES = {
  ids,
  verdict: required(oneOf(PHOTO_VERDICTS)),
  reason: alsoJudged(optional(oneOf(PHOTO_REFUSALS)), (value, form) =>
    isEmpty(value) === (form['verdict'] === 'refuse') ? MESSAGES.choice : null,
  ),
} satisfies RuleSet;

export const PHOTO_UNDO_RULES = { ids } satisfies RuleSet;
