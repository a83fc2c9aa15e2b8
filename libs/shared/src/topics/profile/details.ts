/** The fields of `profile_details`: what families ask beyond a registration (C1). All are optional. */
import { DISTRICTS, type District } from '../../base/domain/districts.js';
import { VOCABULARY, type VocabularyList, type VocabularyValue } from '../../base/domain/vocabulary.js';
import { rowsOf } from './catalogue.js';
import type { DetailCard, DetailSpec } from './field-spec.js';

export const DETAIL_CARDS: readonly DetailCard[] = ['family', 'roots', 'study', 'living'];

export const NATIVE_STATES = ['andhra-pradesh', 'telangana', 'other'] as const;
export type NativeState = (typeof NATIVE_STATES)[number];

/** The audience of the more private half. */
export const MORE_VISIBLE = ['accepted', 'verified'] as const;
export type MoreVisible = (typeof MORE_VISIBLE)[number];

export const ALL_DISTRICTS: readonly District[] = Object.values(DISTRICTS).flat();

export const districtsOf = (state: unknown): readonly District[] =>
  state === 'andhra-pradesh' || state === 'telangana' ? DISTRICTS[state] : [];

export const DETAILS = rowsOf('profile_details');

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
export const isDetail = (field: string): field is DetailName => field in DETAILS;

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
  const { kind, list } = detailSpec(detail);
  if (kind === 'district') return ALL_DISTRICTS;
  return list === undefined ? [] : list === 'nativeState' ? NATIVE_STATES : VOCABULARY[list];
};
