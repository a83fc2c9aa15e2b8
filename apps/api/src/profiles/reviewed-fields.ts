/**
 * R30: after verification, a change of name, date of birth, gender, marital status or gothra waits for review and
 * the old value stays. Everything else, and everything before verification, applies immediately.
 */
import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { plainLine } from '@kalyanam/shared/plain-text';
import { REVIEWED } from '@kalyanam/shared/profile/fields';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import type { ProfileColumns } from './profile.fields.js';

export interface SplitEdit {
  /** Applied immediately. */
  readonly now: Partial<ProfileColumns>;
  /** Everything pending after this edit; entering the current value withdraws a pending change. */
  readonly waiting: ReviewedFields;
}

export function splitEdit(
  edit: Partial<ProfileColumns>,
  current: Pick<ProfileColumns, (typeof REVIEWED)[number]>,
  waitingBefore: ReviewedFields,
  status: VerificationStatus,
): SplitEdit {
  const edited = REVIEWED.filter((field) => edit[field] !== undefined);
  const changed = status === 'verified' ? edited.filter((field) => kept(edit[field]) !== kept(current[field])) : [];
  const untouched = REVIEWED.filter((field) => !edited.includes(field));
  return {
    now: status === 'verified' ? without(edit, edited) : edit,
    waiting: { ...pick(waitingBefore, untouched), ...pick(edit, changed) },
  };
}

type Field = (typeof REVIEWED)[number];

/** Rows from before all texts were kept composed (NFC) may differ in bytes alone. */
const kept = (text: string | null | undefined): string => plainLine(text ?? '');

const pick = (from: ReviewedFields, fields: readonly Field[]): ReviewedFields =>
  Object.fromEntries(fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]));

const without = (columns: Partial<ProfileColumns>, fields: readonly Field[]): Partial<ProfileColumns> =>
  Object.fromEntries(Object.entries(columns).filter(([column]) => !fields.includes(column as Field)));
