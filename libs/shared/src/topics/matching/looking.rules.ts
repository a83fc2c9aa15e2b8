import { LOOKING_ANSWERS } from '../../base/domain/lists.js';
import { isCalendarDate } from '../../base/india-time.js';
import { LOOKING_MESSAGES } from './looking.js';
import { described, oneOfWords, required, type RuleSet } from '../../base/rule.js';

const DATE_LENGTH = 10;

/** A pause needs a day; `isPauseDay` says which. */
const until = described(
  { type: 'string', maxLength: DATE_LENGTH },
  (day, { answer }) => {
    const isLawful = answer === 'pause' ? isCalendarDate(day) : day === undefined || typeof day === 'string';
    return isLawful ? null : LOOKING_MESSAGES.pauseDay;
  },
  LOOKING_MESSAGES.pauseDay,
);

export const LOOKING_RULES = {
  answer: required(oneOfWords(...LOOKING_ANSWERS)),
  until,
} satisfies RuleSet;
