import { RELATIVES_NOTICE_SORTS, RELATIVES_NOTICE_STATES } from '../admin/relatives-notices.js';
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import { code, email } from './fields.js';
import { listRules } from './list.rules.js';
import { atMost, oneOf, optional, required, type RuleSet } from './rule.js';

export const RELATIVES_NOTICE_RULES = {
  email,
  what: required(atMost(LIMITS.longTextLength, MESSAGES.longText)),
} satisfies RuleSet;

export const RELATIVES_NOTICE_CODE_RULES = {
  notice: required(atMost(LIMITS.idLength, MESSAGES.text)),
  code,
} satisfies RuleSet;

export const RELATIVES_NOTICE_LIST_RULES = {
  ...listRules(RELATIVES_NOTICE_SORTS),
  state: optional(oneOf(RELATIVES_NOTICE_STATES)),
} satisfies RuleSet;

export const RELATIVES_NOTICE_REPLY_RULES = {
  answer: required(atMost(LIMITS.notesLength, MESSAGES.longText)),
} satisfies RuleSet;
