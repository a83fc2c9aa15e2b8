/** The one derivation of a form from the catalogue: what it holds, begins with and sends. Drafts keep the same values. */
import {
  FIELD_NAMES,
  FIELDS,
  fieldSpec,
  type FieldName,
  type FieldValue,
  type ProfileFields,
} from '@kalyanam/shared/topics/profile/fields';

type Parts = Readonly<Record<string, unknown>>;

/** A candidate as a form holds it: every value a text, an empty one not yet given; a place has a text for each part. */
export type ProfileValues = {
  [F in FieldName]: FieldValue<F> extends object ? Record<keyof FieldValue<F>, string> : string;
};

const partsOf = (field: FieldName): readonly string[] | null => {
  const { rule } = FIELDS[field];
  return typeof rule === 'function' ? null : Object.keys(rule);
};

/** What the form begins with where that is not nothing. */
const BEGINNINGS: Readonly<Record<string, string>> = { 'workLocation.type': 'india' };

const eachField = (valueOf: (field: FieldName, parts: readonly string[] | null) => unknown): object =>
  Object.fromEntries(FIELD_NAMES.map((field) => [field, valueOf(field, partsOf(field))]));

/** The form of a profile that is there already; of a part of one, or of an older draft, with the rest empty. */
export const profileValues = (profile: { readonly [F in FieldName]?: unknown }): ProfileValues =>
  eachField((field, parts) => {
    if (!parts) return profile[field] ?? '';
    const place = (profile[field] ?? {}) as Parts;
    return Object.fromEntries(parts.map((part) => [part, place[part] ?? BEGINNINGS[`${field}.${part}`] ?? '']));
  }) as ProfileValues;

export const EMPTY_PROFILE: ProfileValues = profileValues({});

const sent = (text: string): string | null => text.trim() || null;

/** Which fields are asked for depends on where the place is: the other part is not sent. */
const BESIDE_THE_POINT: Readonly<Record<string, string>> = { nri: 'state', india: 'country' };

/** The fields of a form that follows every rule. */
export const profileFields = (form: ProfileValues): ProfileFields =>
  eachField((field, parts) => {
    if (!parts) return fieldSpec(field).optional ? sent(form[field] as string) : form[field];
    const place: Readonly<Record<string, string>> = form[field] as Record<string, string>;
    const without = BESIDE_THE_POINT[place['type'] ?? ''];
    return Object.fromEntries(parts.map((part) => [part, part === without ? null : sent(place[part] ?? '')]));
  }) as ProfileFields;
