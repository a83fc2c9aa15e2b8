/** C2: what the team makes of gothras that are in no list. */
import { GOTHRA_ACTS, GOTHRA_DECISION_LIST, GOTHRA_KINDS, GOTHRA_LIST } from './gothras.js';
import { ADMIN_MESSAGES } from './messages.js';
import { GOTHRA_LIMITS, GOTHRA_MESSAGES } from '../topics/gothras/gothras.js';
import { LIMITS } from '../base/limits.js';
import { MESSAGES } from '../base/messages.js';
import { isGothraName } from '../topics/gothras/gothra-words.js';
import { listRules } from './list.rules.js';
import { atMost, oneOf, required, requiredWhen, text, type RuleSet } from '../base/rule.js';

const adds = ({ act }: Readonly<Record<string, unknown>>): boolean => act === 'add';

/** The id of a new value of a list. */
export const slugOf = (max: number) => text({ max, pattern: /^[a-z][a-z_]+$/, sentence: ADMIN_MESSAGES.slug });
export const englishName = text({
  max: LIMITS.shortTextLength,
  holds: (value) => isGothraName(value) && /^[A-Za-z .'’()-]*$/.test(value),
  sentence: ADMIN_MESSAGES.inEnglish,
});
export const teluguName = text({
  max: LIMITS.shortTextLength,
  holds: (value) => isGothraName(value) && /^[\p{Script=Telugu}\u200c .'’()-]*$/u.test(value),
  sentence: ADMIN_MESSAGES.inTelugu,
});

export const GOTHRA_QUEUE_RULES = listRules(GOTHRA_LIST);
export const GOTHRA_DECISION_LIST_RULES = listRules(GOTHRA_DECISION_LIST);

export const GOTHRA_DECISION_RULES = {
  key: required(atMost(GOTHRA_LIMITS.keyLength, GOTHRA_MESSAGES.name)),
  act: required(oneOf(GOTHRA_ACTS)),
  gothraId: requiredWhen(({ act }) => act === 'map', atMost(LIMITS.idLength, MESSAGES.choice)),
  slug: requiredWhen(adds, slugOf(GOTHRA_LIMITS.slugLength)),
  en: requiredWhen(adds, englishName),
  te: requiredWhen(adds, teluguName),
  kind: requiredWhen(adds, oneOf(GOTHRA_KINDS)),
} satisfies RuleSet;
