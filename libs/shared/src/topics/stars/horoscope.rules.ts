/** Rules for requests about a star or a horoscope (C11); the server judges what depends on the kept birth. */
import { BIRTH_TIME_CERTAINTIES, KUJA_STATEMENTS } from '../../base/domain/stars.js';
import { isZone, WHICH_TIMES } from './birth-time.js';
import { HOROSCOPE_LIMITS, HOROSCOPE_MESSAGES } from './horoscope.js';
import { noContactIn } from '../profile/no-contact.js';
import { MESSAGES } from '../../base/messages.js';
import { calendarDate } from '../profile/field-rules.js';
import { PROFILE_VERSION_RULES } from '../profile/own-profile.rules.js';
import {
  alsoJudged,
  atMost,
  described,
  isEmpty,
  oneOfWords,
  optional,
  optionalYesOrNo,
  required,
  requiredWhen,
  text,
  wholeNumber,
  yesOrNo,
  type RuleSet,
} from '../../base/rule.js';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const time = text({ max: 'HH:mm'.length, pattern: CLOCK, sentence: HOROSCOPE_MESSAGES.time });
const zone = described(
  { type: 'string', maxLength: HOROSCOPE_LIMITS.zoneLength },
  (value) => (typeof value === 'string' && isZone(value) ? null : HOROSCOPE_MESSAGES.zone),
  HOROSCOPE_MESSAGES.zone,
);
const certainty = optional(oneOfWords(...BIRTH_TIME_CERTAINTIES));
const which = optional(oneOfWords(...WHICH_TIMES));
const date = alsoJudged(calendarDate(MESSAGES.date), (value) =>
  Number(String(value).slice(0, 4)) < HOROSCOPE_LIMITS.firstYear || Date.parse(String(value)) > Date.now()
    ? MESSAGES.date
    : null,
);

export const STAR_RULES = {
  date: required(date),
  time: optional(time),
  zone: required(zone),
  certainty,
  which,
} satisfies RuleSet;

export const HOROSCOPE_RULES = {
  ...PROFILE_VERSION_RULES,
  star: alsoJudged(optional(wholeNumber(1, HOROSCOPE_LIMITS.stars, MESSAGES.choice)), (value, { pada }) =>
    isEmpty(value) && !isEmpty(pada) ? HOROSCOPE_MESSAGES.starFirst : null,
  ),
  pada: alsoJudged(optional(wholeNumber(1, HOROSCOPE_LIMITS.padas, MESSAGES.choice)), (value, { star }) =>
    isEmpty(value) && !isEmpty(star) ? HOROSCOPE_MESSAGES.pada : null,
  ),
  source: optional(oneOfWords('family', 'computed')),
  kuja: optional(oneOfWords(...KUJA_STATEMENTS)),
  panchangam: optional(noContactIn(atMost(HOROSCOPE_LIMITS.panchangam, HOROSCOPE_MESSAGES.panchangam), 'line')),
  birthTime: optional(time),
  certainty,
  which,
  placeId: optional(atMost(HOROSCOPE_LIMITS.placeLength, HOROSCOPE_MESSAGES.place)),
  zone: requiredWhen(({ birthTime }) => !isEmpty(birthTime), zone),
  secondSheet: optionalYesOrNo,
} satisfies RuleSet;

export const BIRTH_PLACES_RULES = {
  q: required(atMost(HOROSCOPE_LIMITS.placeLength, HOROSCOPE_MESSAGES.place)),
} satisfies RuleSet;

export const EXCHANGE_RULES = { exchange: yesOrNo } satisfies RuleSet;
