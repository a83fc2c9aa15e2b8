/** The owner's settings: of the team, and the templates of replies. */
import { ADMIN_MESSAGES } from './messages.js';
import { PHOTO_REVIEWS } from './settings.js';
import { TEMPLATE_LIMITS, TEMPLATE_PURPOSES, unknownPlaceholders } from './templates.js';
import { hasKnownFacts, LEGAL_KINDS, LEGAL_LIMITS } from '../topics/legal/legal-text.js';
import { MESSAGES } from '../base/messages.js';
import { calendarDate } from '../topics/profile/field-rules.js';
import {
  alsoJudged,
  atMost,
  described,
  oneOf,
  optional,
  required,
  wholeNumber,
  yesOrNo,
  type Rule,
  type RuleSet,
} from '../base/rule.js';

const hours = (max: number): Rule => required(wholeNumber(1, max, ADMIN_MESSAGES.settingNumber));

export const TEAM_SETTINGS_RULES = {
  dueHours: hours(168),
  lateHours: alsoJudged(hours(336), (value, { dueHours }) =>
    typeof dueHours === 'number' && (value as number) <= dueHours ? ADMIN_MESSAGES.lateAfterDue : null,
  ),
  secondEyes: required(yesOrNo),
  secondEyesBelowScore: required(wholeNumber(0, 100, ADMIN_MESSAGES.settingNumber)),
  secondEyesAbroad: required(yesOrNo),
  secondEyesResubmitted: required(yesOrNo),
  remindAfterHours: hours(336),
  rejectWithoutFileDays: required(wholeNumber(1, 60, ADMIN_MESSAGES.settingNumber)),
  photoReview: required(oneOf(PHOTO_REVIEWS)),
  version: required(wholeNumber(0, 1_000_000_000, MESSAGES.number)),
} satisfies RuleSet;

const known: Parameters<typeof alsoJudged>[1] = (value) =>
  typeof value === 'string' && unknownPlaceholders(value).length > 0 ? ADMIN_MESSAGES.placeholder : null;

const templateText = atMost(TEMPLATE_LIMITS.text, ADMIN_MESSAGES.templateText);

export const TEMPLATE_RULES = {
  purpose: required(oneOf(TEMPLATE_PURPOSES)),
  title: required(atMost(TEMPLATE_LIMITS.title, ADMIN_MESSAGES.templateTitle)),
  en: alsoJudged(required(templateText), known),
  te: alsoJudged(optional(templateText), known),
} satisfies RuleSet;

const legalParts: Rule = described(
  {
    type: 'array',
    maxItems: LEGAL_LIMITS.parts,
    items: { type: 'string', maxLength: LEGAL_LIMITS.part },
  },
  (value) => {
    if (!Array.isArray(value) || !value.every((part): part is string => typeof part === 'string'))
      return MESSAGES.choice;
    if (value.length === 0) return null;
    if (!value.every(hasKnownFacts)) return ADMIN_MESSAGES.legalFacts;
    return value.some((part) => part.startsWith('# ')) ? null : ADMIN_MESSAGES.legalHeadings;
  },
  ADMIN_MESSAGES.legalParts,
);

export const LEGAL_TEXT_RULES = {
  kind: required(oneOf(LEGAL_KINDS)),
  version: required(calendarDate(MESSAGES.date)),
  en: alsoJudged(required(legalParts), (value) => ((value as string[]).length > 0 ? null : MESSAGES.required)),
  te: legalParts,
} satisfies RuleSet;
