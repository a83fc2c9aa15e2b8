/** What a member saves of a search (C4). */
import { VOCABULARY } from '../../base/domain/vocabulary.js';
import { MESSAGES } from '../../base/messages.js';
import { SEARCH_LIMITS, SEARCH_MESSAGES } from './searches.js';
import { canonicalQuery } from './search-query.js';
import { atMost, described, oneOfWords, optional, optionalYesOrNo, required, type RuleSet } from '../../base/rule.js';

const name = optional(atMost(SEARCH_LIMITS.nameLength, SEARCH_MESSAGES.name));
const digest = optional(oneOfWords(...VOCABULARY.digest));

export const NEW_SEARCH_RULES = {
  name,
  query: described(
    { type: 'string', maxLength: SEARCH_LIMITS.queryLength },
    (value) => (typeof value === 'string' && canonicalQuery(value) !== null ? null : SEARCH_MESSAGES.query),
    SEARCH_MESSAGES.query,
  ),
  digest,
  consent: optionalYesOrNo,
} satisfies RuleSet;

export const SEARCH_CHANGE_RULES = { name, digest, consent: optionalYesOrNo } satisfies RuleSet;

/** The signed part of a digest's links. */
export const MAIL_TOKEN_RULES = {
  token: required(atMost(SEARCH_LIMITS.tokenLength, MESSAGES.choice)),
} satisfies RuleSet;
