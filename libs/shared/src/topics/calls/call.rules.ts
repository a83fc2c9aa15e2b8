/** Rules for requests that arrange a first call (C10); the server judges what depends on the moment and the place. */
import { CALL_LIMITS, CALL_MESSAGES } from './calls.js';
import { CALL_ZONES } from './zones.js';
import { VOCABULARY } from '../../base/domain/vocabulary.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { pageNumber } from '../profile/field-rules.js';
import { atMost, described, oneOfWords, optional, required, type RuleSet } from '../../base/rule.js';

/** 2026-11-29T04:30:00.000Z, or without its milliseconds. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?Z$/;
const MOMENT_LENGTH = 24;

const slots = described(
  { type: 'array', maxItems: CALL_LIMITS.slots, items: { type: 'string', maxLength: MOMENT_LENGTH } },
  (value) =>
    Array.isArray(value) && value.length > 0
      ? value.every((slot) => typeof slot === 'string' && MOMENT.test(slot))
        ? null
        : CALL_MESSAGES.slotStart
      : CALL_MESSAGES.slotCount,
  CALL_MESSAGES.slotCount,
);

const id = atMost(LIMITS.idLength, MESSAGES.text);
const zone = oneOfWords(...CALL_ZONES);

export const CALL_PROPOSAL_RULES = {
  between: required(oneOfWords(...VOCABULARY.callBetween)),
  who: required(oneOfWords(...VOCABULARY.callWho)),
  slots,
  zone: optional(zone),
  numberOf: optional(id),
  insteadId: optional(id),
  insteadState: optional(oneOfWords('proposed', 'agreed')),
} satisfies RuleSet;

export const CALL_ACT_RULES = {
  callId: required(id),
  act: required(oneOfWords('agree', 'decline', 'cancel')),
  slot: optional(atMost(MOMENT_LENGTH, CALL_MESSAGES.slotGone)),
  zone: optional(zone),
  numberOf: optional(id),
} satisfies RuleSet;

export const CALL_OUTCOME_RULES = { outcome: required(oneOfWords(...VOCABULARY.callOutcome)) } satisfies RuleSet;

export const CALLS_RULES = { memberId: optional(id), page: pageNumber } satisfies RuleSet;
