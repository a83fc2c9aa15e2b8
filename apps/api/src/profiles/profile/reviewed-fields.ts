/**
 * R30: after verification, a change of name, date of birth, gender, marital status or gothra waits for review and the
 * old value stays; so does a free text whose words would hold a note (R112). Everything else, and everything before
 * verification, applies immediately. Details and siblings are read like free texts.
 */
import type { WaitingDetails } from '@kalyanam/shared/contracts/details';
import type { NotePattern } from '@kalyanam/shared/base/domain/interlock';
import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { READ_DETAILS, type DetailFields } from '@kalyanam/shared/topics/profile/details';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { lintNote } from '@kalyanam/shared/topics/interlock/lint';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { columnsOfField } from '@kalyanam/shared/topics/profile/columns';
import { READ, REVIEWED, WAITING, type WaitingField } from '@kalyanam/shared/topics/profile/fields';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
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

const needsReview = (field: WaitingField, row: Current): boolean => isReviewed(field) || holds(textOf(field, row));

export const holds = (text: string): boolean => lintNote(text).action === 'hold';

/** The kinds of patterns in a text, each once. */
export const mentionsIn = (text: string): NotePattern[] => [
  ...new Set(lintNote(text).marks.map(({ pattern }) => pattern)),
];

/**
 * What others read of a field; of a place it is the city. Rows from before all texts were kept composed (NFC) may
 * differ in bytes alone.
 */
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

export interface SplitDetails {
  readonly now: Partial<DetailFields>;
  readonly waiting: ReviewedFields;
}

/** The same for details, whose texts are stored as plain lines. */
export function splitDetails(
  sent: Partial<DetailFields>,
  current: DetailFields,
  waitingBefore: ReviewedFields,
  status: VerificationStatus,
): SplitDetails {
  const edited = READ_DETAILS.filter((detail) => sent[detail] !== undefined);
  const changed = status === 'verified' ? edited.filter((detail) => sent[detail] !== current[detail]) : [];
  const held = changed.filter((detail) => holds(sent[detail] ?? ''));
  return {
    now: omit(sent, held),
    waiting: { ...omit(waitingBefore, edited), ...Object.fromEntries(held.map((detail) => [detail, sent[detail]])) },
  };
}

/** What a family wrote of a brother or sister, read as one text. */
export const siblingText = ({ work, place }: Sibling): string => [work, place].filter(Boolean).join(', ');

/** Whether a list of siblings waits as a whole: something in it is new and would hold a note. */
export function siblingsWait(
  sent: readonly Sibling[],
  current: readonly Sibling[],
  status: VerificationStatus,
): boolean {
  const known = current.map(siblingText);
  return status === 'verified' && sent.map(siblingText).some((text) => !known.includes(text) && holds(text));
}

/** The part of what waits that belongs to the details. */
export const waitingDetails = ({ siblings, ...changes }: ReviewedFields): WaitingDetails => ({
  ...Object.fromEntries(
    READ_DETAILS.filter((detail) => changes[detail] !== undefined).map((detail) => [detail, changes[detail]]),
  ),
  ...(siblings && { siblings }),
});

const omit = <T extends object>(from: T, keys: readonly string[]): T =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key))) as T;
