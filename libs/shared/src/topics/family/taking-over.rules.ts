/** R45: the candidate of a profile that someone else made takes it over, or has it erased. */
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { code, email, newPassword } from '../account/account-fields.js';
import { agreed, longText, personName } from '../profile/field-rules.js';
import { phone } from '../account/phone.rule.js';
import { atMost, optional, required, type RuleSet } from '../../base/rule.js';

const TICKET_LENGTH = 1000;
const ticket = required(atMost(TICKET_LENGTH, MESSAGES.text));

export const OWN_CODE_RULES = { phone } satisfies RuleSet;
export const OWN_OPEN_RULES = {
  phone,
  attempt: required(atMost(LIMITS.shortTextLength, MESSAGES.shortText)),
  code,
} satisfies RuleSet;
export const OWN_LINK_RULES = { link: required(atMost(LIMITS.shortTextLength, MESSAGES.shortText)) } satisfies RuleSet;
export const OWN_AGREEMENT_RULES = { ticket } satisfies RuleSet;
export const OWN_CHANGE_RULES = {
  ticket,
  words: required(atMost(LIMITS.longTextLength, MESSAGES.longText)),
} satisfies RuleSet;
export const OWN_EMAIL_RULES = { ticket, email } satisfies RuleSet;
export const TAKE_OVER_RULES = {
  ...{ ticket, email, code, password: newPassword },
  makerName: optional(personName),
} satisfies RuleSet;
export const OWN_ERASURE_RULES = { ticket } satisfies RuleSet;
/** C14: how the team made sure of a candidate's consent; and what it entered on the phone is kept by its candidate. */
export const ASSISTED_CONSENT_RULES = { note: longText } satisfies RuleSet;
export const ASSISTED_KEEP_RULES = { password: newPassword, agreeTerms: agreed } satisfies RuleSet;
