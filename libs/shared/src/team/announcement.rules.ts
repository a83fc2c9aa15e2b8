import { ADMIN_MESSAGES } from './messages.js';
import { ANNOUNCEMENT_LIMITS, ANNOUNCEMENT_PAGES, SEGMENT_GENDERS, SEGMENT_VERIFICATIONS } from './announcements.js';
import { MESSAGES } from '../base/messages.js';
import { STATES } from '../base/vocabulary/places.js';
import { email } from '../topics/account/account-fields.js';
import {
  alsoJudged,
  atMost,
  described,
  isEmpty,
  oneOf,
  optional,
  required,
  wholeNumber,
  yesOrNo,
  type Rule,
  type RuleSet,
} from '../base/rule.js';

const { title, text, city, age, activeDays } = ANNOUNCEMENT_LIMITS;

/** The other language's text is missing. */
const withOther = (rule: Rule, other: string): Rule =>
  alsoJudged(rule, (value, form) => (isEmpty(value) && !isEmpty(form[other]) ? MESSAGES.required : null));

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;
const moment = described({ type: 'string', maxLength: 24 }, (value) =>
  typeof value === 'string' && ISO.test(value) && !Number.isNaN(Date.parse(value)) ? null : MESSAGES.date,
);
const optionalMoment = optional(moment);

/** At least one way to the members. */
const someWay = alsoJudged(yesOrNo, (value, form) =>
  value === false && form['mail'] === false ? ADMIN_MESSAGES.announcementWay : null,
);

const anAge = optional(wholeNumber(age.min, age.max, MESSAGES.choice));

export const SEGMENT_RULES = {
  verification: required(oneOf(SEGMENT_VERIFICATIONS)),
  gender: required(oneOf(SEGMENT_GENDERS)),
  ageFrom: anAge,
  ageTo: alsoJudged(anAge, (value, form) =>
    typeof value === 'number' && typeof form['ageFrom'] === 'number' && value < form['ageFrom']
      ? ADMIN_MESSAGES.announcementAges
      : null,
  ),
  state: optional(oneOf(STATES)),
  city: optional(atMost(city, MESSAGES.shortText)),
  activeDays: optional(wholeNumber(activeDays.min, activeDays.max, MESSAGES.choice)),
} satisfies RuleSet;

export const ANNOUNCEMENT_RULES = {
  titleEn: required(atMost(title, MESSAGES.shortText)),
  textEn: required(atMost(text, MESSAGES.longText)),
  titleTe: withOther(optional(atMost(title, MESSAGES.shortText)), 'textTe'),
  textTe: withOther(optional(atMost(text, MESSAGES.longText)), 'titleTe'),
  page: optional(oneOf(ANNOUNCEMENT_PAGES)),
  banner: someWay,
  mail: yesOrNo,
  segment: SEGMENT_RULES,
  startsAt: optionalMoment,
  endsAt: alsoJudged(optionalMoment, (value, form) =>
    typeof value === 'string' && !isEmpty(value) && typeof form['startsAt'] === 'string' && value <= form['startsAt']
      ? ADMIN_MESSAGES.announcementEnd
      : null,
  ),
} satisfies RuleSet;

export const ANNOUNCEMENT_TEST_RULES = { ...ANNOUNCEMENT_RULES, to: email } satisfies RuleSet;
