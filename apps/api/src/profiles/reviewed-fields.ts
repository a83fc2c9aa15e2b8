/**
 * R30: after verification, a change of name, date of birth, gender, marital status or gothra waits for review and
 * the old value stays; so does a free text whose words would hold a note (R112). Everything else, and everything before
 * verification, applies immediately.
 */
import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { lintNote } from '@kalyanam/shared/interlock/lint';
import { plainLine } from '@kalyanam/shared/plain-text';
import { columnsOfField } from '@kalyanam/shared/profile/columns';
import { READ, REVIEWED, WAITING, type WaitingField } from '@kalyanam/shared/profile/fields';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import { waitingValue, type ProfileColumns, type WaitingColumn } from './profile.fields.js';

export interface SplitEdit {
  /** Applied immediately. */
  readonly now: Partial<ProfileColumns>;
  /** Everything pending after this edit; entering the current value withdraws a pending change. */
  readonly waiting: ReviewedFields;
}

type Current = Pick<ProfileColumns, WaitingColumn>;

export function splitEdit(
  edit: Partial<ProfileColumns>,
  current: Current,
  waitingBefore: ReviewedFields,
  status: VerificationStatus,
): SplitEdit {
  const edited = WAITING.filter((field) => columnsOfField(field).some((column) => edit[column] !== undefined));
  const next = { ...current, ...edit };
  const waits = (field: WaitingField) => textOf(field, next) !== textOf(field, current) && needsReview(field, next);
  const changed = status === 'verified' ? edited.filter(waits) : [];
  const kept = status === 'verified' ? [...changed, ...edited.filter(isReviewed)] : [];
  return {
    now: without(edit, kept),
    waiting: {
      ...Object.fromEntries(Object.entries(waitingBefore).filter(([field]) => !edited.some((one) => one === field))),
      ...Object.fromEntries(changed.map((field) => [field, waitingValue(field, next)])),
    },
  };
}

const isReviewed = (field: WaitingField): boolean => REVIEWED.some((one) => one === field);

const needsReview = (field: WaitingField, row: Current): boolean =>
  isReviewed(field) || lintNote(textOf(field, row)).action === 'hold';

/** What others read of a field; of a place it is the city. Rows from before all texts were kept composed (NFC) may differ in bytes alone. */
export const waitingText = (field: WaitingField, value: ReviewedFields[WaitingField]): string =>
  typeof value === 'object' ? (value?.city ?? '') : (value ?? '');

const textOf = (field: WaitingField, row: Current): string => {
  const text = waitingText(field, waitingValue(field, row));
  return READ.some((one) => one === field) ? text.normalize('NFC') : plainLine(text);
};

const without = (columns: Partial<ProfileColumns>, fields: readonly WaitingField[]): Partial<ProfileColumns> => {
  const kept: readonly string[] = fields.flatMap(columnsOfField);
  return Object.fromEntries(Object.entries(columns).filter(([column]) => !kept.includes(column)));
};
