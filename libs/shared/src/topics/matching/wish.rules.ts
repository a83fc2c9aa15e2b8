/** What a member wishes of a match (C3). */
import { WISH_NAMES, WISHES_VISIBLE, wishList } from './wishes.js';
import { PROFILE_VERSION_RULES } from '../profile/own-profile.rules.js';
import { MESSAGES } from '../../base/messages.js';
import { described, oneOfWords, required, yesOrNo, type RuleSet } from '../../base/rule.js';

export const WISHES_RULES = {
  ...PROFILE_VERSION_RULES,
  items: wishList,
  visible: required(oneOfWords(...WISHES_VISIBLE)),
  hideFromMisfits: yesOrNo,
} satisfies RuleSet;

const isWishName = oneOfWords(...WISH_NAMES);

/** R115: musts that the list is to be without. */
export const MUSTS_ASIDE_RULES = {
  musts: described(
    { type: 'array', maxItems: WISH_NAMES.length, items: { type: 'string', enum: WISH_NAMES } },
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= WISH_NAMES.length &&
      value.every((wish) => isWishName(wish, {}) === null)
        ? null
        : MESSAGES.choice,
  ),
} satisfies RuleSet;
