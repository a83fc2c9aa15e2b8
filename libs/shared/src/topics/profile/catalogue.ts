/**
 * The catalogue: every field of a candidate, one row each, in the order in which screens show them. Types, rules, forms,
 * cards, filters, wishes, the listing, its index and docs follow from it. `filter` and `wish` say whether members filter by it or
 * wish for it.
 */
import { DETAIL_LIMITS, DETAIL_MESSAGES } from './detail-messages.js';
import type { VocabularyList } from '../../base/domain/vocabulary.js';
import { MESSAGES } from '../../base/messages.js';
import {
  dob,
  gothra,
  height,
  longText,
  optionalShortText,
  optionalSurname,
  optionalTeluguName,
  personName,
} from './field-rules.js';
import { oneOf, optional, required } from '../../base/rule.js';
import type { Refusal } from '../../base/sentences.js';
import { EDUCATIONS, INCOME_BANDS, OCCUPATIONS } from '../../base/vocabulary/career.js';
import type { Option } from '../../base/vocabulary/option.js';
import { CASTES, COMPLEXIONS, DIETS, GENDERS, MARITAL_STATUSES } from '../../base/vocabulary/people.js';
import type { Audience, CatalogueRow, DetailAudience, WishGroup } from './field-spec.js';
import { FAMILY_LOCATION_RULES, WORK_LOCATION_RULES } from './places.js';

const choice = <const O extends readonly Option[]>(options: O) =>
  ({ kind: 'choice', options, rule: required(oneOf(options)) }) as const;
const optionalChoice = <const O extends readonly Option[]>(options: O) =>
  ({ kind: 'choice', options, optional: true, rule: optional(oneOf(options)) }) as const;
const LONG_TEXT = { kind: 'long-text', rule: longText, read: true } as const;

/** Any of several words, as a filter by the name of its parameter. */
const askedAs = <const N extends string>(value: N) => ({ filter: { kind: 'any-of', value } }) as const;
/** Any of several words, as a wish. */
const wishedAs = <const N extends string>(value: N, group: WishGroup) =>
  ({ wish: { kind: 'any-of', value, group } }) as const;

const PROFILE = { table: 'profiles' } as const;
const BASIC = { ...PROFILE, step: 'basic', section: 'basic', facts: 'personal' } as const;
const BODY = { ...PROFILE, step: 'details', section: 'details', facts: 'personal' } as const;
const COMMUNITY = { ...PROFILE, step: 'details', section: 'details', facts: 'caste' } as const;
const CAREER = { ...PROFILE, step: 'details', section: 'details', facts: 'professional' } as const;
const HOME = { ...PROFILE, step: 'family', section: 'family', facts: 'family' } as const;
const WORDS = { ...PROFILE, step: 'family', section: 'family', facts: 'words' } as const;

const listed = <const L extends VocabularyList>(list: L) => ({ kind: 'choice', list }) as const;
const line = (max: number, tooLong: Refusal) => ({ kind: 'line', max, tooLong }) as const;
const name = (max: number, tooLong: Refusal) => ({ kind: 'name', max, tooLong }) as const;

const LINE = line(DETAIL_LIMITS.line, MESSAGES.shortText);
const NAME = name(DETAIL_LIMITS.line, MESSAGES.shortText);
const PLACE = { ...line(DETAIL_LIMITS.place, DETAIL_MESSAGES.place), place: true } as const;

const DETAIL = { table: 'profile_details' } as const;
const FAMILY = { ...DETAIL, card: 'family' } as const;
const PARENT = { ...FAMILY, relative: true } as const;
const ROOTS = { ...DETAIL, card: 'roots' } as const;
const STUDY = { ...DETAIL, card: 'study' } as const;
const LIVING = { ...DETAIL, card: 'living' } as const;

export const CATALOGUE = {
  name: {
    kind: 'text',
    rule: personName,
    ...BASIC,
    reviewed: true,
    columns: { name: 'members' },
    example: 'Sravani Reddy',
  },
  /** In Telugu letters: the name that readers of Telugu see. */
  nameTe: {
    kind: 'text',
    rule: optionalTeluguName,
    optional: true,
    ...BASIC,
    reviewed: true,
    columns: { nameTe: 'members' },
    example: 'శ్రావణి రెడ్డి',
  },
  gender: {
    ...choice(GENDERS),
    ...BASIC,
    reviewed: true,
    filter: { kind: 'looking-for', value: 'lookingFor' },
    columns: { gender: 'members' },
    example: 'female',
  },
  /** YYYY-MM-DD. */
  dob: {
    kind: 'date',
    rule: dob,
    ...BASIC,
    reviewed: true,
    filter: { kind: 'birth-years', from: 'birthYearFrom', to: 'birthYearTo' },
    columns: { dob: 'owner' },
    example: '1998-05-14',
  },
  maritalStatus: {
    ...choice(MARITAL_STATUSES),
    ...BASIC,
    reviewed: true,
    filter: { kind: 'one-of', value: 'maritalStatus' },
    ...wishedAs('marital', 'person'),
    columns: { maritalStatus: 'members' },
    example: 'never-married',
  },
  /** feet.inches as a string: '5.10' is 70 inches. */
  height: {
    kind: 'height',
    rule: height,
    ...BODY,
    filter: { kind: 'heights', from: 'heightFrom', to: 'heightTo' },
    columns: { heightInches: 'members' },
    example: '5.4',
  },
  diet: {
    ...optionalChoice(DIETS),
    ...BODY,
    step: null,
    ...askedAs('diet'),
    ...wishedAs('diet', 'living'),
    columns: { diet: 'members' },
    example: 'vegetarian',
  },
  caste: {
    ...choice(CASTES),
    ...COMMUNITY,
    wish: { kind: 'one-of', value: 'caste', group: 'family', words: ['reddy'] },
    columns: { caste: 'members' },
    example: 'reddy',
  },
  subcaste: {
    kind: 'text',
    rule: optionalShortText,
    optional: true,
    ...COMMUNITY,
    read: true,
    weight: 3,
    ...askedAs('subcaste'),
    ...wishedAs('subcaste', 'family'),
    columns: { subcaste: 'members' },
    example: 'Motati',
  },
  /** The family's name, apart from the candidate's. */
  surname: {
    kind: 'text',
    rule: optionalSurname,
    optional: true,
    ...COMMUNITY,
    reviewed: true,
    columns: { surname: 'verified' },
    example: 'Gangireddy',
  },
  gothra: {
    kind: 'text',
    rule: gothra,
    ...COMMUNITY,
    reviewed: true,
    columns: { gothra: 'gothra' },
    example: 'Kasyapa',
  },
  education: { ...choice(EDUCATIONS), ...CAREER, judged: true, columns: { education: 'members' }, example: 'masters' },
  occupation: {
    ...choice(OCCUPATIONS),
    ...CAREER,
    ...wishedAs('occupation', 'study'),
    columns: { occupation: 'members' },
    example: 'private',
  },
  annualIncome: {
    ...choice(INCOME_BANDS),
    ...CAREER,
    filter: { kind: 'bands', from: 'incomeFrom', to: 'incomeTo' },
    columns: { annualIncome: 'members' },
    example: '15-25',
  },
  workLocation: {
    kind: 'place',
    rule: WORK_LOCATION_RULES,
    read: true,
    ...CAREER,
    filter: { kind: 'place', state: 'workState', city: 'workCity', country: 'workCountry' },
    columns: {
      workType: 'members',
      workState: 'members',
      workCity: 'members',
      workCountry: 'members',
      workAddress: 'owner',
    },
    example: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  },
  complexion: { ...optionalChoice(COMPLEXIONS), ...BODY, columns: { complexion: 'members' }, example: 'wheatish' },
  familyLocation: {
    kind: 'place',
    rule: FAMILY_LOCATION_RULES,
    read: true,
    ...HOME,
    filter: { kind: 'place', state: 'familyState', city: 'familyCity' },
    columns: { familyState: 'members', familyCity: 'members', familyAddress: 'addresses' },
    example: { state: 'andhra-pradesh', city: 'Kurnool' },
  },
  selfSummary: {
    ...LONG_TEXT,
    ...WORDS,
    weight: 5,
    columns: { selfSummary: 'members' },
    example: 'Data engineer who sings Annamayya keerthanas on weekends.',
  },
  expectations: {
    ...LONG_TEXT,
    ...WORDS,
    weight: 5,
    columns: { expectations: 'members' },
    example: 'Someone kind who likes books and long walks.',
  },

  familyType: { ...listed('familyType'), ...FAMILY, audience: 'members' },
  fatherName: { ...NAME, ...PARENT, audience: 'more' },
  fatherNameTe: { ...NAME, ...PARENT, audience: 'owner' },
  fatherLiving: { ...listed('parentLiving'), ...PARENT, audience: 'verified' },
  fatherWork: { ...LINE, ...PARENT, audience: 'verified' },
  motherName: { ...NAME, ...PARENT, audience: 'more' },
  motherNameTe: { ...NAME, ...PARENT, audience: 'owner' },
  motherLiving: { ...listed('parentLiving'), ...PARENT, audience: 'verified' },
  motherWork: { ...LINE, ...PARENT, audience: 'verified' },
  motherSurname: { ...name(DETAIL_LIMITS.surname, DETAIL_MESSAGES.surname), ...PARENT, audience: 'more' },
  children: { kind: 'number', ...FAMILY, onceMarried: true, audience: 'more' },
  childrenLiveWith: { ...listed('childrenLiveWith'), ...FAMILY, onceMarried: true, audience: 'more' },
  nativeState: { kind: 'choice', list: 'nativeState', ...ROOTS, judged: true, audience: 'members' },
  nativeDistrict: { kind: 'district', ...ROOTS, ...askedAs('nativeDistrict'), judged: true, audience: 'members' },
  nativeMandal: { ...PLACE, ...ROOTS, audience: 'verified' },
  nativeVillage: { ...PLACE, ...ROOTS, audience: 'verified' },
  villageTe: { ...PLACE, ...ROOTS, audience: 'owner' },
  degree: { ...listed('degree'), ...STUDY, ...askedAs('degree'), audience: 'members' },
  fieldOfStudy: { ...LINE, ...STUDY, audience: 'members' },
  institution: { ...line(DETAIL_LIMITS.institution, DETAIL_MESSAGES.institution), ...STUDY, audience: 'more' },
  jobTitle: { ...LINE, ...STUDY, audience: 'members' },
  employer: { ...LINE, ...STUDY, audience: 'more' },
  visaStatus: {
    ...listed('visaStatus'),
    ...STUDY,
    abroad: true,
    ...askedAs('visa'),
    ...wishedAs('visa', 'place'),
    audience: 'verified',
  },
  settleWish: { ...listed('settleWish'), ...STUDY, abroad: true, judged: true, audience: 'verified' },
  afterMarriageWork: {
    ...listed('afterMarriageWork'),
    ...STUDY,
    wish: { kind: 'any-of', value: 'afterMarriageWork', group: 'living', meetsAll: 'together' },
    audience: 'verified',
  },
  smoking: {
    ...listed('habit'),
    ...LIVING,
    wish: { kind: 'one-of', value: 'smoking', group: 'living', words: ['no'] },
    audience: 'verified',
  },
  drinking: {
    ...listed('habit'),
    ...LIVING,
    wish: {
      kind: 'one-of',
      value: 'drinking',
      group: 'living',
      words: ['no', 'no-or-occasionally'],
      means: { 'no-or-occasionally': ['no', 'occasionally'] },
    },
    audience: 'verified',
  },
  languages: { kind: 'choices', list: 'language', ...LIVING, audience: 'members' },
} as const satisfies Record<string, CatalogueRow>;

type Rows = typeof CATALOGUE;
export type CatalogueField = keyof Rows;

/** The fields whose row has all of this, e.g. `RowWith<{ wish: object }>`. */
export type RowWith<Part> = { [F in CatalogueField]: Rows[F] extends Part ? F : never }[CatalogueField];

export const CATALOGUE_FIELDS = Object.keys(CATALOGUE) as readonly CatalogueField[];

/** A row by name, without the exact type of its values. */
export const rowOf = (field: CatalogueField): CatalogueRow => CATALOGUE[field];

type Table = CatalogueRow['table'];
/** The rows of one table. */
export const rowsOf = <T extends Table>(table: T) =>
  Object.fromEntries(Object.entries(CATALOGUE).filter(([, row]) => row.table === table)) as Pick<
    Rows,
    RowWith<{ table: T }>
  >;

/** The columns of a field, and who gets each of them. */
export const audiencesOf = (field: CatalogueField): Readonly<Record<string, Audience | DetailAudience>> => {
  const row = rowOf(field);
  return row.table === 'profiles' ? row.columns : { [field]: row.audience };
};
