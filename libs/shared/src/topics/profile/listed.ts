/** Fields that are sought by a word of their list: how filters and wishes ask for it, and what the listing keeps of it. */
import { SUBCASTES } from '../../base/domain/subcastes.js';
import { isDetail, wordsOf, type DetailFields, type DetailName } from './details.js';
import { isStated, valuesOf } from '../../base/vocabulary/option.js';
import {
  audiencesOf,
  CATALOGUE_FIELDS,
  rowOf,
  type CATALOGUE,
  type CatalogueField,
  type RowWith,
} from './catalogue.js';
import type { FieldWish } from './field-spec.js';
import { optionsOf, type ProfileFields } from './fields.js';

type Rows = typeof CATALOGUE;
type AskedField = RowWith<{ filter: { kind: 'one-of' | 'any-of' } }>;
export type JudgedField = RowWith<{ wish: FieldWish }> | RowWith<{ judged: true }>;

/** A filter's parameter is the name of the column that it reads. */
type ColumnOf<F extends CatalogueField> = F extends AskedField ? Rows[F]['filter']['value'] : F;

/** Columns of the listing that keep a word of a field as it is. */
export type ListedField = AskedField | JudgedField;
export type ListedColumn = { [F in ListedField]: ColumnOf<F> }[ListedField];
/** Those that wishes judge. */
export type JudgedColumn = { [F in JudgedField]: ColumnOf<F> }[JudgedField];

type ValueIn<F> = F extends DetailName ? DetailFields[F] : F extends keyof ProfileFields ? ProfileFields[F] : never;
type StatedIn<F> = undefined extends ValueIn<F> ? Exclude<ValueIn<F>, undefined> | null : ValueIn<F>;
export type ListedValues = { readonly [F in ListedField as ColumnOf<F>]: StatedIn<F> };
/** The same as plain words. */
export type JudgedWords = {
  readonly [C in JudgedColumn]: null extends ListedValues[C] ? string | null : string;
};

/** Asking by a value reads it, so filters and wishes are open to those who read the field's columns. */
export const lockOf = (audiences: Readonly<Record<string, string>>): { readonly verifiedOnly?: true } =>
  Object.values(audiences).includes('verified') ? { verifiedOnly: true } : {};

export interface ListedWord {
  readonly column: ListedColumn;
  readonly field: CatalogueField;
  readonly judged: boolean;
  readonly verifiedOnly?: true;
}

function listedWord(field: CatalogueField): ListedWord[] {
  const { filter, wish, judged } = rowOf(field);
  const asked = filter?.kind === 'one-of' || filter?.kind === 'any-of' ? filter.value : null;
  if (asked === null && !wish && !judged) return [];
  const column = (asked ?? field) as ListedColumn;
  return [{ column, field, judged: Boolean(wish ?? judged), ...lockOf(audiencesOf(field)) }];
}

export const LISTED_WORDS: readonly ListedWord[] = CATALOGUE_FIELDS.flatMap(listedWord);
export const JUDGED_WORDS = LISTED_WORDS.filter(({ judged }) => judged) as readonly (ListedWord & {
  readonly column: JudgedColumn;
})[];

/** The words that others may read and so ask for; the team adds to subcastes. */
export function statedWords(field: CatalogueField): readonly string[] {
  if (field === 'subcaste') return SUBCASTES;
  return (isDetail(field) ? wordsOf(field) : valuesOf(optionsOf(field))).filter(isStated);
}
