import { STATES } from '../../base/vocabulary/places.js';
import { TYPED_LENGTH } from '../profile/field-rules.js';
import { described, oneOf, optional, required, type RuleSet, text } from '../../base/rule.js';
import { MESSAGES } from '../../base/messages.js';
import { fitsOf } from './fits.js';
import { LIST_RULES } from './list.rules.js';
import { WISH_NAMES } from './wishes.js';

const NAMES: readonly string[] = WISH_NAMES;

/** R47: by all the viewer's musts, by named ones (R115), or by the musts of both. */
const FITS = optional(
  described({ type: 'string', maxLength: NAMES.join().length }, (value) =>
    typeof value === 'string' && (fitsOf(value.trim()).only ?? []).every((name) => NAMES.includes(name))
      ? null
      : MESSAGES.choice,
  ),
);

export const BROWSE_RULES = { ...LIST_RULES, fits: FITS } satisfies RuleSet;

/** The state whose cities are requested. */
export const CITIES_RULES = { state: required(oneOf(STATES)) } satisfies RuleSet;

/** R85: a list and a member code as it is typed. */
export const WHY_RULES = {
  ...BROWSE_RULES,
  code: required(text({ max: TYPED_LENGTH, sentence: MESSAGES.memberCodeAgain })),
} satisfies RuleSet;
