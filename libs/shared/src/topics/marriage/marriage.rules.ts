/** C16: 'Marriage fixed', and what the other family says to it. */
import { CLAIM_ANSWERS, STORY_LENGTH, THROUGH, MARRIAGE_MESSAGES } from './marriages.js';
import { LIMITS } from '../../base/limits.js';
import { MEMBER_CODE_TYPED } from '../account/member-code.js';
import { MESSAGES } from '../../base/messages.js';
import {
  atMost,
  oneOfWords,
  optional,
  optionalYesOrNo,
  required,
  requiredWhen,
  wholeNumber,
  yesOrNo,
  type RuleSet,
} from '../../base/rule.js';

const storyWords = atMost(STORY_LENGTH, MARRIAGE_MESSAGES.story);

/** Who says through what says as well that it is fixed. */
export const MARRIED_RULES = {
  married: requiredWhen(({ through }) => through === undefined, yesOrNo),
  through: optional(oneOfWords(...THROUGH)),
  code: optional(atMost(MEMBER_CODE_TYPED, MESSAGES.memberCodeAgain)),
  text: optional(storyWords),
} satisfies RuleSet;

export const CLAIM_ANSWER_RULES = { answer: required(oneOfWords(...CLAIM_ANSWERS)) } satisfies RuleSet;

export const STORY_RULES = {
  tell: required(yesOrNo),
  names: optionalYesOrNo,
  photoId: optional(atMost(LIMITS.idLength, MESSAGES.choice)),
  text: requiredWhen(({ tell }) => tell === true, storyWords),
  version: optional(wholeNumber(0, 4_000_000_000, MESSAGES.choice)),
} satisfies RuleSet;
