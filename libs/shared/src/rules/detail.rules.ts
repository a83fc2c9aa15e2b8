/** What a member sends about family, roots, study and work (C1). */
import { ALL_DISTRICTS, DETAIL_NAMES, DETAILS, MORE_VISIBLE, type DetailName } from '../details/details.js';
import { DETAIL_LIMITS } from '../details/limits.js';
import { DETAIL_MESSAGES } from '../details/messages.js';
import { siblingList } from '../details/siblings.js';
import { PROFILE_VERSION_RULES } from './profile.rules.js';
import { atMost, oneOfWords, optional, required, yesOrNo, type Rule, type RuleSet } from './rule.js';

export const DETAILS_RULES = {
  ...PROFILE_VERSION_RULES,
  ...(Object.fromEntries(DETAIL_NAMES.map((detail) => [detail, DETAILS[detail].rule])) as Record<DetailName, Rule>),
  moreVisible: optional(oneOfWords(...MORE_VISIBLE)),
} satisfies RuleSet;

export const SIBLINGS_RULES = { ...PROFILE_VERSION_RULES, siblings: required(siblingList) } satisfies RuleSet;

export const CONSENT_RULES = { given: yesOrNo } satisfies RuleSet;

export const VILLAGES_RULES = {
  district: required(oneOfWords(...ALL_DISTRICTS)),
  q: required(atMost(DETAIL_LIMITS.place, DETAIL_MESSAGES.place)),
} satisfies RuleSet;
