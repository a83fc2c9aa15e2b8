/** R26: queries of the Interests page and of related lists, and what is marked as read. */
import { DECLINE_MESSAGES, DECLINE_REASONS } from '../../base/domain/lists.js';
import { INTEREST_LIMITS, INTEREST_MESSAGES } from './interests.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { NOTIFICATION_GROUPS } from '../../base/vocabulary/notification-kinds.js';
import { INTEREST_BOXES, INTEREST_ORDERS } from '../../base/vocabulary/status.js';
import { pageNumber } from '../profile/field-rules.js';
import { atMost, described, oneOf, oneOfWords, optional, required, type RuleSet } from '../../base/rule.js';

/** The notifications of one page, or several. */
const MOST_IDS = 100;

const ids = described(
  { type: 'array', maxItems: MOST_IDS, items: { type: 'string', maxLength: LIMITS.idLength } },
  (value) =>
    value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string'))
      ? null
      : MESSAGES.choice,
);

/** Senders of interests; at least one. */
const senders = described(
  { type: 'array', maxItems: INTEREST_LIMITS.declinesAtOnce, items: { type: 'string', maxLength: LIMITS.idLength } },
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string') ? null : MESSAGES.choice,
);

const all = described({ type: 'boolean' }, (value, form) => {
  if (value === undefined) return form['ids'] === undefined ? MESSAGES.required : null;
  return value === true ? null : MESSAGES.choice;
});

export const SHOW_RULES = {
  note: optional(atMost(INTEREST_LIMITS.noteLength, INTEREST_MESSAGES.note)),
} satisfies RuleSet;
export const DECLINE_RULES = {
  ids: senders,
  reason: required(oneOfWords(...DECLINE_REASONS)),
  message: required(oneOfWords(...DECLINE_MESSAGES)),
} satisfies RuleSet;
export const UNDO_RULES = { ids: senders } satisfies RuleSet;
export const INTERESTS_RULES = {
  box: optional(oneOf(INTEREST_BOXES)),
  order: optional(oneOf(INTEREST_ORDERS)),
  page: pageNumber,
} satisfies RuleSet;
export const PAGE_RULES = { page: pageNumber } satisfies RuleSet;
export const NOTIFICATIONS_RULES = { about: optional(oneOf(NOTIFICATION_GROUPS)), page: pageNumber } satisfies RuleSet;
export const READ_RULES = { ids, all } satisfies RuleSet;
