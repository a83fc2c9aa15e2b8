/** Section 5 of the specification: one rule per kind of field. */
import type { Refusal } from '../../base/sentences.js';
import { DETAIL_LIMITS, NAME_MESSAGES } from './detail-messages.js';
import { GOTHRA_MESSAGES } from '../gothras/gothras.js';
import { ageOn, isCalendarDate } from '../../base/india-time.js';
import { LIMITS } from '../../base/limits.js';
import { MESSAGES } from '../../base/messages.js';
import { isPersonName, isTeluguName, plainName } from '../../base/person-name.js';
import { typed } from '../../base/plain-text.js';
import { isGothraName, isNoGothra } from '../gothras/gothra-words.js';
import { heightInches, WRITTEN_HEIGHT_LENGTH } from '../../base/vocabulary/height.js';
import { alsoJudged, atMost, described, optional, required, text, type Rule } from '../../base/rule.js';

/** A short number or code as it may be typed, with spaces around it. */
export const TYPED_LENGTH = 40;

export const calendarDate = (sentence: Refusal): Rule =>
  described(
    { type: 'string', format: 'date', maxLength: 'YYYY-MM-DD'.length },
    (value) => (isCalendarDate(value) ? null : sentence),
    sentence,
  );

const dateOfBirth = alsoJudged(calendarDate(MESSAGES.dob), (value) => {
  const age = ageOn(value as string, new Date());
  if (age < LIMITS.age.min) return MESSAGES.underAge;
  return age > LIMITS.age.max ? MESSAGES.dob : null;
});

export const dob = required(dateOfBirth);
export const optionalDate = optional(calendarDate(MESSAGES.date));
export const personName = required(
  text({
    min: LIMITS.nameLength.min,
    max: LIMITS.nameLength.max,
    sentence: MESSAGES.name,
    tooLong: MESSAGES.nameTooLong,
  }),
  text({ max: LIMITS.nameLength.max, plain: plainName, holds: isPersonName, sentence: MESSAGES.nameLetters }),
);
export const optionalTeluguName = optional(
  text({
    max: LIMITS.nameLength.max,
    plain: plainName,
    holds: isTeluguName,
    sentence: NAME_MESSAGES.nameTe,
    tooLong: MESSAGES.nameTooLong,
  }),
);
export const height = required(
  text({
    max: WRITTEN_HEIGHT_LENGTH,
    plain: typed,
    holds: (height) => heightInches(height) !== null,
    sentence: MESSAGES.choice,
  }),
);
export const optionalSurname = optional(
  text({
    max: DETAIL_LIMITS.surname,
    plain: plainName,
    holds: isPersonName,
    sentence: NAME_MESSAGES.name,
    tooLong: NAME_MESSAGES.surname,
  }),
);
export const longText = required(atMost(LIMITS.longTextLength, MESSAGES.longText));
export const shortText = required(atMost(LIMITS.shortTextLength, MESSAGES.shortText));
/** A community is no gothra; a member without one to give says so by its own words. */
const gothraWords = (value: unknown): Refusal | null =>
  typeof value === 'string' && isNoGothra(value) ? GOTHRA_MESSAGES.unknown : null;
/** The name alone: no digits, no links. */
export const gothraName = text({
  max: LIMITS.shortTextLength,
  holds: isGothraName,
  sentence: GOTHRA_MESSAGES.name,
});
export const ownGothra = alsoJudged(gothraName, gothraWords);
export const gothra = required(ownGothra);
export const optionalShortText = optional(atMost(LIMITS.shortTextLength, MESSAGES.shortText));
export const optionalAddress = optional(atMost(LIMITS.addressLength, MESSAGES.address));
export const agreed = described({ type: 'boolean' }, (value) => (value === true ? null : MESSAGES.required));
/** A whole number in a query. */
export const writtenNumber = (pattern: RegExp): Rule =>
  optional(text({ max: TYPED_LENGTH, plain: typed, pattern, sentence: MESSAGES.number }));
/** The number of a page in a query. */
export const pageNumber = writtenNumber(/^[1-9]\d{0,5}$/);
