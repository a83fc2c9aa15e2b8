/** What a member sends about family, roots, study and work (C1). */
import {
  ALL_DISTRICTS,
  DETAIL_NAMES,
  detailSpec,
  districtsOf,
  MORE_VISIBLE,
  wordsOf,
  type DetailName,
} from './details.js';
import { DETAIL_LIMITS, DETAIL_MESSAGES } from './detail-messages.js';
import { noContactIn } from './no-contact.js';
import { siblingList } from './siblings.js';
import type { District } from '../../base/domain/districts.js';
import { MESSAGES } from '../../base/messages.js';
import { isPersonName, plainName } from '../../base/person-name.js';
import { PROFILE_VERSION_RULES } from './own-profile.rules.js';
import {
  alsoJudged,
  atMost,
  described,
  oneOfWords,
  optional,
  required,
  text,
  wholeNumber,
  yesOrNo,
  type Rule,
  type RuleSet,
} from '../../base/rule.js';

/** Only one of the state's districts; without a state in the form the caller compares it with the one that is kept. */
const district = optional(
  alsoJudged(
    described({ type: 'string', enum: ALL_DISTRICTS }, (value) =>
      ALL_DISTRICTS.includes(value as District) ? null : MESSAGES.choice,
    ),
    (value, form) =>
      'nativeState' in form && !districtsOf(form['nativeState']).includes(value as District)
        ? DETAIL_MESSAGES.district
        : null,
  ),
);

const severalOf = (words: readonly string[], max: number): Rule =>
  described({ type: 'array', maxItems: max, items: { type: 'string', enum: words } }, (value) =>
    value === undefined || value === null
      ? null
      : Array.isArray(value) &&
          value.every((item) => words.includes(item as string)) &&
          new Set(value).size === value.length
        ? null
        : MESSAGES.choice,
  );

/** How the value of a detail is judged, by its kind. */
export function detailRule(detail: DetailName): Rule {
  const { kind, max = 0, tooLong = MESSAGES.shortText, place } = detailSpec(detail);
  switch (kind) {
    case 'choice':
      return optional(oneOfWords(...wordsOf(detail)));
    case 'choices':
      return severalOf(wordsOf(detail), DETAIL_LIMITS.languages);
    case 'district':
      return district;
    case 'number':
      return optional(wholeNumber(0, DETAIL_LIMITS.children, DETAIL_MESSAGES.children));
    case 'name':
      return optional(
        atMost(max, tooLong),
        noContactIn(
          text({ max, plain: plainName, holds: isPersonName, sentence: DETAIL_MESSAGES.name, tooLong }),
          'name',
        ),
      );
    case 'line':
      return optional(noContactIn(atMost(max, tooLong), place ? 'place' : 'line'));
  }
}

export const DETAILS_RULES = {
  ...PROFILE_VERSION_RULES,
  ...(Object.fromEntries(DETAIL_NAMES.map((detail) => [detail, detailRule(detail)])) as Record<DetailName, Rule>),
  moreVisible: optional(oneOfWords(...MORE_VISIBLE)),
} satisfies RuleSet;

export const SIBLINGS_RULES = { ...PROFILE_VERSION_RULES, siblings: required(siblingList) } satisfies RuleSet;

export const CONSENT_RULES = { given: yesOrNo } satisfies RuleSet;

export const VILLAGES_RULES = {
  district: required(oneOfWords(...ALL_DISTRICTS)),
  q: required(atMost(DETAIL_LIMITS.place, DETAIL_MESSAGES.place)),
} satisfies RuleSet;
