import { BROWSING, shownTo } from '../../../people/relations/relation.sql.js';

export const INTERNAL = 'Internal numbers mean nothing outside of our database; public ids stand in their place.';
export const SECRET = 'Hashes of passwords, codes and links prove who you are; a copy of them would help only a thief.';
export const PLACE = 'Where a file lies, and under which key, is of use only to our servers.';
export const OTHERS = 'What others decided for themselves, or told our team in confidence, is theirs.';
export const PRINT = 'A print under a key of ours can only be compared; nothing about you can be read from it.';
export const SUBCASTE_LETTERS =
  'By these letters we compare what you wrote with others; what you wrote is in your profile.';
export const GOTHRA_NUMBER = 'By this we compare what you wrote with others; what you wrote is under gothras.';
export const TEAM = 'How our team shares its work among its members.';

export interface ExportSource {
  /** Its name in the file. */
  readonly record: string;
  readonly table: string;
  /** SQL; `:me` is the member's internal id. */
  readonly where: string;
  readonly columns: readonly string[];
  /** Additional properties of a record, computed by SQL; `:me` as above. */
  readonly made?: Readonly<Record<string, string>>;
  /** Reason per column. */
  readonly leftOut: Readonly<Record<string, string>>;
}

export const OWN = 'user_id = :me';
export const OTHER_OF_PAIR = 'IF(low_user_id = :me, high_user_id, low_user_id)';
export const publicIdOf = (column: string): string => `(SELECT public_id FROM users WHERE users.id = ${column})`;

/** Only while the app's lists would show the other to this member: a silent block stays silent (R29). */
export const publicIdIfShown = (column: string): string =>
  `(SELECT u.public_id FROM users u JOIN profiles p ON p.user_id = u.id JOIN users me ON me.id = :me
    WHERE u.id = ${column} AND (u.id = :me OR (me.verification_status IN (${BROWSING}) AND ${shownTo(':me')})))`;

/** Rows about a hidden member are left out: they go as the rows of a deleted one do. */
export const isShown = (column: string): string => `${publicIdIfShown(column)} IS NOT NULL`;

export const list = (columns: string): string[] => columns.split(' ');
