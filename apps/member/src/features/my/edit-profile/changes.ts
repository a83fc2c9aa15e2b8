/** R30: the changes of an edit, and those made elsewhere since; nothing typed is lost. */
import { FIELD_NAMES, type FieldName, type ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import { profileFields, type ProfileValues } from '@kalyanam/web/form/profile-values';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose value differs, as they would be sent. */
export function changedFields(from: ProfileValues, to: ProfileValues): FieldName[] {
  const [before, after] = [profileFields(from), profileFields(to)];
  return FIELD_NAMES.filter((field) => !same(before[field], after[field]));
}

export function changesToSend(from: ProfileValues, to: ProfileValues): Partial<ProfileFields> {
  const after = profileFields(to);
  return Object.fromEntries(changedFields(from, to).map((field) => [field, after[field]]));
}

export interface Merge {
  /** The typed values, and in the other fields the newest. */
  readonly values: ProfileValues;
  /** Changed here and elsewhere, differently. */
  readonly conflicts: readonly FieldName[];
}

export function merged(base: ProfileValues, mine: ProfileValues, newest: ProfileValues): Merge {
  const typed = changedFields(base, mine);
  const values = { ...newest, ...Object.fromEntries(typed.map((field) => [field, mine[field]])) };
  const elsewhere = changedFields(base, newest);
  const differing = changedFields(mine, newest);
  return { values, conflicts: typed.filter((field) => elsewhere.includes(field) && differing.includes(field)) };
}
