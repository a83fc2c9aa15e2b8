/** R46: what a family states about its lines, and which of them it avoids. */
import { GOTHRA_MESSAGES } from '../gothras/messages.js';
import { LIMITS } from '../limits.js';
import { MESSAGES } from '../messages.js';
import { GOTHRA_RULE_LINES, LINEAGE_LINES, NO_GOTHRA } from '../vocabulary/gothras.js';
import { isValueOf, valuesOf } from '../vocabulary/option.js';
import { gothraWords } from './fields.js';
import { isGothraName } from './gothra-words.js';
import { PROFILE_VERSION_RULES } from './profile.rules.js';
import { alsoJudged, atMost, described, oneOf, optional, required, text, type RuleSet } from './rule.js';

/** The name alone: no digits, no links. */
const gothraName = text({ max: LIMITS.shortTextLength, holds: isGothraName, sentence: GOTHRA_MESSAGES.name });

export const LINEAGE_RULES = {
  line: required(oneOf(LINEAGE_LINES)),
  gothraId: optional(atMost(LIMITS.idLength, MESSAGES.choice)),
  typed: optional(alsoJudged(gothraName, (value, form) => (form['line'] === 'own' ? gothraWords(value) : null))),
  state: optional(oneOf(NO_GOTHRA)),
} satisfies RuleSet;

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
