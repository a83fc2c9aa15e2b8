/**
 * The catalogue of what families ask beyond a registration (C1): one row per detail, in the order in which screens
 * show them. All are optional. Types, rules (`detail.rules`), cards, views and the export follow
 * from it.
 */
import { DISTRICTS, type District } from '../../base/domain/districts.js';
import { VOCABULARY, type VocabularyList, type VocabularyValue } from '../../base/domain/vocabulary.js';
import { MESSAGES } from '../../base/messages.js';
import type { Refusal } from '../../base/sentences.js';
import { DETAIL_LIMITS } from './detail-limits.js';
import { DETAIL_MESSAGES } from './detail-messages.js';

/**
 * Who reads a detail: everyone who finds the profile; verified members of a verified one; or those whose interest was
 * accepted, and all verified members where the owner says so (`moreVisible`). Details for the biodata alone are the
 * owner's.
 */
export type DetailAudience = 'members' | 'verified' | 'more' | 'owner';
export type DetailCard = 'family' | 'roots' | 'study' | 'living';
export const DETAIL_CARDS: readonly DetailCard[] = ['family', 'roots', 'study', 'living'];

export const NATIVE_STATES = ['andhra-pradesh', 'telangana', 'other'] as const;
export type NativeState = (typeof NATIVE_STATES)[number];

/** The audience of the more private half. */
export const MORE_VISIBLE = ['accepted', 'verified'] as const;
export type MoreVisible = (typeof MORE_VISIBLE)[number];

type Kind = 'choice' | 'choices' | 'line' | 'name' | 'number' | 'district';

export interface DetailSpec {
  readonly kind: Kind;
  readonly card: DetailCard;
  readonly audience: DetailAudience;
  /** The list of the vocabulary that it chooses from. */
  readonly list?: VocabularyList | 'nativeState';
  /** Longest text, and what is said of a longer one. */
  readonly max?: number;
  readonly tooLong?: Refusal;
  /** A town or village, which is read as cities are. */
  readonly place?: true;
  /** About a relative: kept only with the consent 'family-details', and erased with it. */
  readonly relative?: true;
  /** Asked and shown only of those who work abroad. */
  readonly abroad?: true;
  /** Asked and shown only of those who were married. */
  readonly onceMarried?: true;
}

const choice = <const L extends VocabularyList>(list: L) => ({ kind: 'choice', list }) as const;
const line = (max: number, tooLong: Refusal) => ({ kind: 'line', max, tooLong }) as const;
const name = (max: number, tooLong: Refusal) => ({ kind: 'name', max, tooLong }) as const;

const LINE = line(DETAIL_LIMITS.line, MESSAGES.shortText);
const NAME = name(DETAIL_LIMITS.line, MESSAGES.shortText);
const PLACE = { ...line(DETAIL_LIMITS.place, DETAIL_MESSAGES.place), place: true } as const;

export const ALL_DISTRICTS: readonly District[] = Object.values(DISTRICTS).flat();

export const districtsOf = (state: unknown): readonly District[] =>
  state === 'andhra-pradesh' || state === 'telangana' ? DISTRICTS[state] : [];

const FAMILY = { card: 'family' } as const;
const PARENT = { card: 'family', relative: true } as const;
const ROOTS = { card: 'roots' } as const;
const STUDY = { card: 'study' } as const;
const LIVING = { card: 'living' } as const;

export const DETAILS = {
  familyType: { ...choice('familyType'), ...FAMILY, audience: 'members' },
  fatherName: { ...NAME, ...PARENT, audience: 'more' },
  fatherNameTe: { ...NAME, ...PARENT, audience: 'owner' },
  fatherLiving: { ...choice('parentLiving'), ...PARENT, audience: 'verified' },
  fatherWork: { ...LINE, ...PARENT, audience: 'verified' },
  motherName: { ...NAME, ...PARENT, audience: 'more' },
  motherNameTe: { ...NAME, ...PARENT, audience: 'owner' },
  motherLiving: { ...choice('parentLiving'), ...PARENT, audience: 'verified' },
  motherWork: { ...LINE, ...PARENT, audience: 'verified' },
  motherSurname: { ...name(DETAIL_LIMITS.surname, DETAIL_MESSAGES.surname), ...PARENT, audience: 'more' },
  children: {
    kind: 'number',
    ...FAMILY,
    onceMarried: true,
    audience: 'more',
  },
  childrenLiveWith: { ...choice('childrenLiveWith'), ...FAMILY, onceMarried: true, audience: 'more' },
  nativeState: {
    kind: 'choice',
    list: 'nativeState',
    ...ROOTS,
    audience: 'members',
  },
  nativeDistrict: { kind: 'district', ...ROOTS, audience: 'members' },
  nativeMandal: { ...PLACE, ...ROOTS, audience: 'verified' },
  nativeVillage: { ...PLACE, ...ROOTS, audience: 'verified' },
  villageTe: { ...PLACE, ...ROOTS, audience: 'owner' },
  degree: { ...choice('degree'), ...STUDY, audience: 'members' },
  fieldOfStudy: { ...LINE, ...STUDY, audience: 'members' },
  institution: { ...line(DETAIL_LIMITS.institution, DETAIL_MESSAGES.institution), ...STUDY, audience: 'more' },
  jobTitle: { ...LINE, ...STUDY, audience: 'members' },
  employer: { ...LINE, ...STUDY, audience: 'more' },
  visaStatus: { ...choice('visaStatus'), ...STUDY, abroad: true, audience: 'verified' },
  settleWish: { ...choice('settleWish'), ...STUDY, abroad: true, audience: 'verified' },
  afterMarriageWork: { ...choice('afterMarriageWork'), ...STUDY, audience: 'verified' },
  smoking: { ...choice('habit'), ...LIVING, audience: 'verified' },
  drinking: { ...choice('habit'), ...LIVING, audience: 'verified' },
  languages: {
    kind: 'choices',
    list: 'language',
    ...LIVING,
    audience: 'members',
  },
} as const satisfies Record<string, DetailSpec>;

type Rows = typeof DETAILS;
export type DetailName = keyof Rows;

export type DetailValue<D extends DetailName> = Rows[D] extends { kind: 'choice'; list: infer L }
  ? L extends VocabularyList
    ? VocabularyValue<L>
    : NativeState
  : Rows[D] extends { kind: 'choices' }
    ? VocabularyValue<'language'>[]
    : Rows[D] extends { kind: 'number' }
      ? number
      : Rows[D] extends { kind: 'district' }
        ? District
        : string;

/** Every detail; null: not stated. */
export type DetailFields = { [D in DetailName]: DetailValue<D> | null };

export const DETAIL_NAMES = Object.keys(DETAILS) as readonly DetailName[];

/** A row by name, without the exact type of its values. */
export const detailSpec = (detail: DetailName): DetailSpec => DETAILS[detail];

const detailsWhere = (holds: (row: DetailSpec) => boolean): readonly DetailName[] =>
  DETAIL_NAMES.filter((detail) => holds(DETAILS[detail]));

export const detailsOfCard = (card: DetailCard) => detailsWhere((row) => row.card === card);
export const RELATIVE_DETAILS = detailsWhere((row) => row.relative === true);

/** Those that a family writes itself: a change waits where its words would hold a note (R112). */
export type ReadDetail = { [D in DetailName]: Rows[D] extends { kind: 'line' | 'name' } ? D : never }[DetailName];
export const READ_DETAILS = detailsWhere(({ kind }) => kind === 'line' || kind === 'name') as readonly ReadDetail[];

/** The words that a choice offers. */
export const wordsOf = (detail: DetailName): readonly string[] => {
  const { list } = detailSpec(detail);
  return list === undefined ? [] : list === 'nativeState' ? NATIVE_STATES : VOCABULARY[list];
};
