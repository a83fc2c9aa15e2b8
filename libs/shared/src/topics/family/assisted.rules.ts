/** C14: assisted entry. The same rules for the candidate as in a registration; documents come later, from the member. */
import { MESSAGES } from '../../base/messages.js';
import { LANGUAGES } from '../../base/vocabulary/status.js';
import { code, email } from '../account/account-fields.js';
import { phone } from '../account/phone.rule.js';
import { PROFILE_RULES } from '../profile/profile.rules.js';
import { atMost, oneOf, required, type RuleSet } from '../../base/rule.js';

const TICKET_LENGTH = 1000;

export const ASSISTED_CODE_RULES = { phone, language: required(oneOf(LANGUAGES)) } satisfies RuleSet;
export const ASSISTED_ENTRY_RULES = {
  ...PROFILE_RULES,
  email,
  ticket: required(atMost(TICKET_LENGTH, MESSAGES.text)),
  code,
} satisfies RuleSet;
