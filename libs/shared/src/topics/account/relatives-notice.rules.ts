import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { code, email } from './account-fields.js';
import { atMost, required, type RuleSet } from '../../base/rule.js';

export const RELATIVES_NOTICE_RULES = {
  email,
  what: required(atMost(LIMITS.longTextLength, MESSAGES.longText)),
} satisfies RuleSet;

export const RELATIVES_NOTICE_CODE_RULES = {
  notice: required(atMost(LIMITS.idLength, MESSAGES.text)),
  code,
} satisfies RuleSet;
