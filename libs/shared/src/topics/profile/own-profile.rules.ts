/** What calls about one's own profile hold beside its fields, whose rules are longer than many pages need. */
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { PREVIEW_VIEWERS } from '../../base/vocabulary/status.js';
import { atMost, oneOf, optional, required, wholeNumber, type RuleSet } from '../../base/rule.js';

const MAX_VERSION = 4_294_967_295;
/** R30: the version of the profile that was edited. */
export const PROFILE_VERSION_RULES = {
  version: required(wholeNumber(1, MAX_VERSION, MESSAGES.number)),
} satisfies RuleSet;

/** Whose view of one's own profile. */
export const PREVIEW_RULES = { as: optional(oneOf(PREVIEW_VIEWERS)) } satisfies RuleSet;

/** What a member answers the team. */
export const TEAM_ANSWER_RULES = {
  questionId: required(atMost(LIMITS.idLength, MESSAGES.shortText)),
  answer: required(atMost(LIMITS.longTextLength, MESSAGES.longText)),
} satisfies RuleSet;
