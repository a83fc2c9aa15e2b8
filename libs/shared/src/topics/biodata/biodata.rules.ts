/** What a member sends about biodata links (C13). */
import {
  BIODATA_CONTACTS,
  BIODATA_DAYS,
  BIODATA_HEADS,
  BIODATA_LANGUAGES,
  BIODATA_LIMITS,
  BIODATA_PHOTOS,
  BIODATA_SECTIONS,
  BIODATA_MESSAGES,
} from './biodata.js';
import { MESSAGES } from '../../base/messages.js';
import { pageNumber } from '../profile/field-rules.js';
import { PROFILE_VERSION_RULES } from '../profile/own-profile.rules.js';
import {
  atMost,
  described,
  oneOfNumbers,
  oneOfWords,
  optional,
  optionalYesOrNo,
  required,
  yesOrNo,
  type RuleSet,
} from '../../base/rule.js';

const isSection = (word: unknown): boolean => BIODATA_SECTIONS.some((section) => section === word);
const areSections = (words: readonly unknown[]): boolean =>
  words.every(isSection) && new Set(words).size === words.length;

const sections = described(
  { type: 'array', maxItems: BIODATA_SECTIONS.length, items: { type: 'string', enum: BIODATA_SECTIONS } },
  (value) => {
    if (!Array.isArray(value) || !areSections(value)) return MESSAGES.choice;
    return value.length > 0 ? null : BIODATA_MESSAGES.sections;
  },
);

const forWhom = atMost(BIODATA_LIMITS.forWhom, BIODATA_MESSAGES.forWhom);
const language = oneOfWords(...BIODATA_LANGUAGES);
const photo = oneOfWords(...BIODATA_PHOTOS);
const contact = oneOfWords(...BIODATA_CONTACTS);
const head = oneOfWords(...BIODATA_HEADS);
const days = oneOfNumbers(...BIODATA_DAYS);

export const NEW_BIODATA_RULES = {
  forWhom: required(forWhom),
  days: required(days),
  language: required(language),
  sections,
  photo: required(photo),
  contact: required(contact),
  gothra: yesOrNo,
  horoscope: yesOrNo,
  head: required(head),
  consent: optionalYesOrNo,
} satisfies RuleSet;

const optionalSections = described(sections.schema!, (value, form) =>
  value === undefined ? null : sections(value, form),
);

export const BIODATA_CHANGE_RULES = {
  ...PROFILE_VERSION_RULES,
  forWhom: optional(forWhom),
  days: optional(days),
  language: optional(language),
  sections: optionalSections,
  photo: optional(photo),
  contact: optional(contact),
  gothra: optionalYesOrNo,
  horoscope: optionalYesOrNo,
  head: optional(head),
  withdrawn: optionalYesOrNo,
} satisfies RuleSet;

const SECTION_WORDS = BIODATA_SECTIONS.join(',');

export const BIODATA_PREVIEW_RULES = {
  language: required(language),
  sections: described({ type: 'string', maxLength: SECTION_WORDS.length }, (value) =>
    typeof value === 'string' && areSections(value.split(',')) ? null : MESSAGES.choice,
  ),
  photo: required(photo),
  contact: required(contact),
  gothra: optional(oneOfWords('yes')),
  horoscope: optional(oneOfWords('yes')),
  head: required(head),
} satisfies RuleSet;

export const BIODATA_LIST_RULES = { page: pageNumber } satisfies RuleSet;

export const PUBLIC_BIODATA_RULES = {
  v: optional(atMost(BIODATA_LIMITS.tokenLength, MESSAGES.choice)),
} satisfies RuleSet;
