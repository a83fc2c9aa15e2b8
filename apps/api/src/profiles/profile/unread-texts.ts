/**
 * Free texts that others do not read before the team's first decision: those that would hold a note, and those that give
 * contact details (R112).
 */
import type { UnreadText } from '@kalyanam/shared/contracts/profile';
import { READ_DETAILS, type DetailFields } from '@kalyanam/shared/topics/profile/details';
import { tellsContact } from '@kalyanam/shared/topics/profile/no-contact';
import { READ } from '@kalyanam/shared/topics/profile/fields';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import type { DetailRows } from './profile-details.view.js';
import type { Profile } from './profile.entity.js';
import { waitingValue, type ProfileColumns } from './profile.fields.js';
import { holds, mentionsIn, siblingText, waitingText } from './reviewed-fields.js';

/** A text takes milliseconds to read, and is on every list with its card. */
const KNOWN = new Map<string, boolean>();
const MOST_KNOWN = 10_000;

function isUnread(text: string): boolean {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const unread = tellsContact(text) || holds(text);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.delete(KNOWN.keys().next().value!);
  KNOWN.set(text, unread);
  return unread;
}

/** What a column holds in place of an unread text. */
const BLANK = { selfSummary: '', expectations: '', subcaste: null, workCity: null, familyCity: '' } as const;
type TextColumn = keyof typeof BLANK;
const TEXT_COLUMNS = Object.keys(BLANK) as readonly TextColumn[];

/** A row, or a part of it, without its unread texts. */
export const readColumns = <Row extends Partial<Pick<Profile, TextColumn>>>(row: Row): Row => {
  const unread = TEXT_COLUMNS.filter((column) => isUnread(row[column] ?? ''));
  return unread.length === 0 ? row : { ...row, ...Object.fromEntries(unread.map((column) => [column, BLANK[column]])) };
};

/** The same of details. Siblings are for verified members of a verified one. */
export const readDetails = <Rows extends DetailRows>(rows: Rows): Rows => {
  const unread = READ_DETAILS.filter((detail) => isUnread(rows.fields[detail] ?? ''));
  if (unread.length === 0) return rows;
  const fields: DetailFields = { ...rows.fields, ...Object.fromEntries(unread.map((detail) => [detail, null])) };
  return { ...rows, fields };
};

/** For their owner and the team: which texts wait, and what they mention. */
export function unreadTexts(
  profile: ProfileColumns,
  { fields, siblings }: Pick<DetailRows, 'fields' | 'siblings'>,
  status: VerificationStatus,
): UnreadText[] {
  if (status === 'verified') return [];
  const texts: { field: UnreadText['field']; text: string }[] = [
    ...READ.map((field) => ({ field, text: waitingText(field, waitingValue(field, profile)) })),
    ...READ_DETAILS.map((field) => ({ field, text: fields[field] ?? '' })),
    { field: 'siblings', text: siblings.map(siblingText).join('\n') },
  ];
  return texts.filter(({ text }) => isUnread(text)).map(({ field, text }) => ({ field, mentions: mentionsIn(text) }));
}
