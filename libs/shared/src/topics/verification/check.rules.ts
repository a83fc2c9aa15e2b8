import { CHECK_VERDICTS, CHECK_MESSAGES } from './checks.js';
import { isMailProvider } from './mail-providers.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { CHECK_REFUSALS } from '../../base/vocabulary/check-refusals.js';
import { code, emailFormat } from '../account/account-fields.js';
import { calendarDate } from '../profile/field-rules.js';
import { alsoJudged, atMost, isEmpty, oneOf, optional, required, type RuleSet } from '../../base/rule.js';

const workAddress = alsoJudged(emailFormat, (value) =>
  isMailProvider(String(value)) ? CHECK_MESSAGES.workEmail : null,
);

/** In the form, which asks for an address. */
export const WORK_EMAIL_RULES = { email: required(workAddress) } satisfies RuleSet;

/** The same route sends a code to the account's own addresses again, for which none is named. */
export const CHECK_CODE_RULES = { email: optional(workAddress) } satisfies RuleSet;

export const CHECK_CONFIRMATION_RULES = { code } satisfies RuleSet;

/** A refusal has a reason, and nothing else has one. */
export const CHECK_DECISION_RULES = {
  seen: required(atMost(64, MESSAGES.text)),
  verdict: required(oneOf(CHECK_VERDICTS)),
  refusal: alsoJudged(optional(oneOf(CHECK_REFUSALS)), (value, form) =>
    isEmpty(value) === (form['verdict'] === 'failed') ? MESSAGES.choice : null,
  ),
  paperUntil: optional(calendarDate(MESSAGES.date)),
} satisfies RuleSet;

export const CHECK_REVOCATION_RULES = {
  reason: required(atMost(LIMITS.addressLength, MESSAGES.address)),
} satisfies RuleSet;
