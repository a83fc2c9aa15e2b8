/** R46: what a family states about its lines, and which of them it avoids. */
import { noContactIn } from '../profile/no-contact.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { GOTHRA_RULE_LINES, NO_GOTHRA, type LineageLine } from '../../base/vocabulary/gothras.js';
import { isValueOf, valuesOf } from '../../base/vocabulary/option.js';
import { gothraName, ownGothra } from '../profile/field-rules.js';
import { PROFILE_VERSION_RULES } from '../profile/own-profile.rules.js';
import { atMost, described, oneOf, optional, type Rule, type RuleSet } from '../../base/rule.js';

const saidBy = (typed: Rule) =>
  ({
    gothraId: optional(atMost(LIMITS.idLength, MESSAGES.choice)),
    typed: optional(noContactIn(typed, 'name')),
    state: optional(oneOf(NO_GOTHRA)),
  }) satisfies RuleSet;

const ofWoman = saidBy(gothraName);

/** Rules by line. */
export const LINEAGE_RULES = {
  own: saidBy(ownGothra),
  mother: ofWoman,
  'fathers-mother': ofWoman,
  'mothers-mother': ofWoman,
} satisfies Record<LineageLine, RuleSet>;

export const GOTHRA_RULE_RULES = {
  lines: described(
    {
      type: 'array',
      maxItems: GOTHRA_RULE_LINES.length,
      items: { type: 'string', enum: valuesOf(GOTHRA_RULE_LINES) },
    },
    (value) =>
      Array.isArray(value) && value.every((line) => isValueOf(GOTHRA_RULE_LINES, line)) ? null : MESSAGES.choice,
  ),
  version: PROFILE_VERSION_RULES.version,
} satisfies RuleSet;

/** As long as a text may be; longer ones suggest nothing. */
export const GOTHRAS_RULES = { q: optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText)) } satisfies RuleSet;
