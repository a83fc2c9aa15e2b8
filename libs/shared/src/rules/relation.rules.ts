/** R26: queries of the Interests page and of related lists, and what is marked as read. */
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import { INTEREST_BOXES, NOTIFICATION_GROUPS } from '../vocabulary/status.js';
import { pageNumber } from './fields.js';
import { described, oneOf, optional, type RuleSet } from './rule.js';

/** Of one page of notifications, or several. */
const MOST_IDS = 100;

const ids = described(
  { type: 'array', maxItems: MOST_IDS, items: { type: 'string', maxLength: LIMITS.idLength } },
  (value) =>
    value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string'))
      ? null
      : MESSAGES.choice,
);

const all = described({ type: 'boolean' }, (value, form) => {
  if (value === undefined) return form['ids'] === undefined ? MESSAGES.required : null;
  return value === true ? null : MESSAGES.choice;
});

export const INTERESTS_RULES = { box: optional(oneOf(INTEREST_BOXES)), page: pageNumber } satisfies RuleSet;
export const PAGE_RULES = { page: pageNumber } satisfies RuleSet;
export const NOTIFICATIONS_RULES = { about: optional(oneOf(NOTIFICATION_GROUPS)), page: pageNumber } satisfies RuleSet;
export const READ_RULES = { ids, all } satisfies RuleSet;
