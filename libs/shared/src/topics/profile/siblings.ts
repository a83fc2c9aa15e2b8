/** Brothers and sisters, in the order in which the family names them. */
import type { VocabularyValue } from '../../base/domain/vocabulary.js';
import { VOCABULARY } from '../../base/domain/vocabulary.js';
import { MESSAGES } from '../../base/messages.js';
import { atMost, described, oneOfWords, optional, required, yesOrNo, type RuleSet } from '../../base/rule.js';
import { DETAIL_LIMITS, DETAIL_MESSAGES } from './detail-messages.js';
import { noContactIn } from './no-contact.js';

export type SiblingRelation = VocabularyValue<'siblingRelation'>;

export interface Sibling {
  relation: SiblingRelation;
  married: boolean | null;
  work: string | null;
  place: string | null;
}

/** Rules for one brother or sister. */
export const SIBLING_RULES = {
  relation: required(oneOfWords(...VOCABULARY.siblingRelation)),
  married: optional(yesOrNo),
  work: optional(noContactIn(atMost(DETAIL_LIMITS.line, MESSAGES.shortText), 'line')),
  place: optional(noContactIn(atMost(DETAIL_LIMITS.place, DETAIL_MESSAGES.place), 'place')),
} satisfies RuleSet;

const isObject = (item: unknown): boolean => typeof item === 'object' && item !== null && !Array.isArray(item);

/** The list; each of them is judged by its own rules. */
export const siblingList = described(
  { type: 'array', maxItems: DETAIL_LIMITS.siblings, items: { type: 'object' } },
  (value) => (Array.isArray(value) && value.every(isObject) ? null : MESSAGES.choice),
  DETAIL_MESSAGES.siblings,
);
