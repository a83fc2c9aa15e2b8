/** C1: what the team makes of subcastes that are in no list. */
import { SUBCASTE_ACTS, SUBCASTE_DECISION_LIST, SUBCASTE_LIST } from './subcastes.js';
import { MOST_SUBCASTE_LETTERS } from '../base/domain/added-subcastes.js';
import { GOTHRA_LIMITS } from '../topics/gothras/gothras.js';
import { LIMITS } from '../base/limits.js';
import { MESSAGES } from '../base/messages.js';
import { englishName, slugOf, teluguName } from './gothra-queue.rules.js';
import { listRules } from './list.rules.js';
import { atMost, oneOf, required, requiredWhen, type RuleSet } from '../base/rule.js';

const adds = ({ act }: Readonly<Record<string, unknown>>): boolean => act === 'add';

export const SUBCASTE_QUEUE_RULES = listRules(SUBCASTE_LIST);
export const SUBCASTE_DECISION_LIST_RULES = listRules(SUBCASTE_DECISION_LIST);

export const SUBCASTE_DECISION_RULES = {
  key: required(atMost(GOTHRA_LIMITS.keyLength, MESSAGES.choice)),
  act: required(oneOf(SUBCASTE_ACTS)),
  subcaste: requiredWhen(({ act }) => act === 'map', atMost(LIMITS.idLength, MESSAGES.choice)),
  slug: requiredWhen(adds, slugOf(MOST_SUBCASTE_LETTERS)),
  en: requiredWhen(adds, englishName),
  te: requiredWhen(adds, teluguName),
} satisfies RuleSet;
