/** Section 3: the fields of a registration and an edit, as columns and back (R19 heights, R24 work types). */
import type { ProfileInput, ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { columnsOfField, type FieldColumn } from '@kalyanam/shared/topics/profile/columns';
import type { FieldKind } from '@kalyanam/shared/topics/profile/field-spec';
import {
  FIELD_NAMES,
  fieldSpec,
  type FieldName,
  type FieldWith,
  type ProfileFields,
  type WaitingField,
} from '@kalyanam/shared/topics/profile/fields';
import { plainLine, plainText } from '@kalyanam/shared/base/plain-text';
import { heightInches, heightText } from '@kalyanam/shared/base/vocabulary/height';
import { cityName } from '../places/cities.js';
import type { Profile } from './profile.entity.js';

export type ProfileColumns = Pick<Profile, FieldColumn>;
type PlaceColumn = Extract<FieldColumn, `work${string}` | `family${string}`>;
export type WaitingColumn = PlaceColumn | Exclude<WaitingField, PlaceField>;

const lineOrNull = (typed: string | null | undefined): string | null => plainLine(typed ?? '') || null;
const cityIn = (state: string | null | undefined, typed: string | null | undefined): string | null =>
  lineOrNull(cityName(state ?? '', plainLine(typed ?? '')));

/** The stored form of a text that has passed its rule. */
const KEPT: Readonly<Record<Exclude<FieldKind, 'place'>, (text: string) => string | number | null>> = {
  // White space alone counts as left out (`isEmpty`).
  choice: plainLine,
  date: plainLine,
  text: plainLine,
  'long-text': plainText,
  height: heightInches,
};

type PlaceField = FieldWith<{ kind: 'place' }>;
type TextField = Exclude<FieldName, PlaceField>;
const TEXT_FIELDS = FIELD_NAMES.filter((field): field is TextField => fieldSpec(field).kind !== 'place');

const PLACE_COLUMNS: {
  readonly [F in PlaceField]: (place: ProfileInput[F]) => Partial<ProfileColumns>;
} = {
  workLocation: ({ type, state, city, country, address }) => ({
    workType: type === 'nri' ? 'nri' : 'india',
    workState: type === 'nri' ? null : (state ?? null),
    workCity: cityIn(type === 'nri' ? null : state, city),
    workCountry: type === 'nri' ? (country ?? null) : null,
    workAddress: lineOrNull(address),
  }),
  familyLocation: ({ state, city, address }) => ({
    familyState: state,
    familyCity: cityName(state, plainLine(city)),
    familyAddress: lineOrNull(address),
  }),
};

const PLACES = {
  workLocation: (row: Pick<ProfileColumns, PlaceColumn>) => ({
    type: row.workType,
    state: row.workState,
    city: row.workCity,
    country: row.workCountry,
    address: row.workAddress,
  }),
  familyLocation: (row: Pick<ProfileColumns, PlaceColumn>) => ({
    state: row.familyState,
    city: row.familyCity,
    address: row.familyAddress,
  }),
} satisfies { readonly [F in PlaceField]: (row: Pick<ProfileColumns, PlaceColumn>) => ProfileFields[F] };

function columnOf(field: TextField, text: string | null): Partial<ProfileColumns> {
  const { kind, optional } = fieldSpec(field);
  const kept = KEPT[kind as Exclude<FieldKind, 'place'>](text ?? '');
  return Object.fromEntries(columnsOfField(field).map((column) => [column, optional ? kept || null : kept]));
}

/** The columns of the given fields, which have passed the shared rules. */
export function columnsOf(input: Partial<ProfileInput>): Partial<ProfileColumns> {
  const { workLocation, familyLocation, ...texts } = input;
  const columns = TEXT_FIELDS.map((field) => {
    const text = texts[field];
    return text === undefined ? {} : columnOf(field, text);
  });
  return Object.assign(
    {},
    ...columns,
    workLocation && PLACE_COLUMNS.workLocation(workLocation),
    familyLocation && PLACE_COLUMNS.familyLocation(familyLocation),
  ) as Partial<ProfileColumns>;
}

const TEXT_COLUMNS = TEXT_FIELDS.flatMap((field) => columnsOfField(field).map((column) => [field, column] as const));

/** Every field of a profile, as its owner sends and receives it. */
export function fieldsOf(row: ProfileColumns): Required<ProfileFields> {
  const texts: Partial<Record<TextField, unknown>> = {};
  for (const [field, column] of TEXT_COLUMNS)
    texts[field] = column === 'heightInches' ? heightText(row.heightInches) : row[column];
  return {
    ...(texts as Required<Pick<ProfileFields, TextField>>),
    workLocation: PLACES.workLocation(row),
    familyLocation: PLACES.familyLocation(row),
  };
}

/** The value of a field whose change may wait. */
export function waitingValue(
  field: WaitingField,
  row: Pick<ProfileColumns, WaitingColumn>,
): ReviewedFields[WaitingField] {
  return field === 'workLocation' || field === 'familyLocation' ? PLACES[field](row) : row[field];
}
