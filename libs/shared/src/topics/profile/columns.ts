/** The columns of `profiles` that hold the fields of the catalogue, by the names of the entity. */
import type { Audience } from './field-spec.js';
import { rowOf, type CatalogueField } from './catalogue.js';
import { FIELD_NAMES, fieldSpec, type FieldName, type FIELDS } from './fields.js';

type ColumnsOf<F extends FieldName> = (typeof FIELDS)[F]['columns'];
type AnyColumns = { [F in FieldName]: ColumnsOf<F> }[FieldName];

export type FieldColumn = { [F in FieldName]: keyof ColumnsOf<F> & string }[FieldName];

/** Who gets each of them: what the API's view must agree with. */
export type ColumnAudiences = {
  [C in FieldColumn]: Extract<AnyColumns, { readonly [K in C]: Audience }>[C];
};

export const columnsOfField = (field: FieldName): readonly FieldColumn[] =>
  Object.keys(fieldSpec(field).columns) as FieldColumn[];

export const FIELD_COLUMNS = FIELD_NAMES.flatMap(columnsOfField);

/** The columns of the listing, `browse_entries`, that a field's filters read. */
export function listingColumnsOf(field: CatalogueField): readonly string[] {
  const { filter } = rowOf(field);
  if (!filter) return [];
  if (filter.kind === 'looking-for') return [field];
  if (filter.kind === 'birth-years') return [field, 'birthYear'];
  if (filter.kind === 'bands') return ['incomeRank'];
  if (filter.kind === 'heights') return ['heightInches'];
  return filter.kind === 'one-of' || filter.kind === 'any-of'
    ? [filter.value]
    : [filter.state, filter.city, ...(filter.country ? [filter.country] : [])];
}

/** As the database calls it: maritalStatus is marital_status. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
