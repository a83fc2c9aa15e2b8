/** Section 3 and R28: a report has a reason; 'something else' has to say what. */
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { REPORT_REASONS } from '../../base/vocabulary/report-reasons.js';
import { atMost, oneOf, required, requiredWhen, type RuleSet } from '../../base/rule.js';
import { code, email } from '../account/account-fields.js';

export const REPORT_RULES = {
  reason: required(oneOf(REPORT_REASONS)),
  description: requiredWhen((form) => form['reason'] === 'other', atMost(LIMITS.longTextLength, MESSAGES.longText)),
} satisfies RuleSet;

/** What a relative without an account may say of facts about them in a profile. */
export const RELATIVES_NOTICE_RULES = {
  email,
  what: required(atMost(LIMITS.longTextLength, MESSAGES.longText)),
} satisfies RuleSet;

export const RELATIVES_NOTICE_CODE_RULES = {
  notice: required(atMost(LIMITS.idLength, MESSAGES.text)),
  code,
} satisfies RuleSet;
