/** What a member wishes of a match (C3). */
import { WISHES_VISIBLE, wishList } from './wishes.js';
import { PROFILE_VERSION_RULES } from '../profile/own-profile.rules.js';
import { oneOfWords, required, yesOrNo, type RuleSet } from '../../base/rule.js';

export const WISHES_RULES = {
  ...PROFILE_VERSION_RULES,
  items: wishList,
  visible: required(oneOfWords(...WISHES_VISIBLE)),
  hideFromMisfits: yesOrNo,
} satisfies RuleSet;
