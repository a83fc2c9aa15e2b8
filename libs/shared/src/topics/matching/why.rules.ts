import { MESSAGES } from '../../base/messages.js';
import { BROWSE_RULES } from './browse.rules.js';
import { TYPED_LENGTH } from '../profile/field-rules.js';
import { required, text, type RuleSet } from '../../base/rule.js';

/** R85: a list and a member code as it is typed. */
export const WHY_RULES = {
  ...BROWSE_RULES,
  code: required(text({ max: TYPED_LENGTH, sentence: MESSAGES.memberCodeAgain })),
} satisfies RuleSet;
