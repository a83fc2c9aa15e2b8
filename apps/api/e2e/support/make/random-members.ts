import { USER_LIST, type UsersQuery } from '@kalyanam/shared/team/users';
import { memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import { CASTES, GENDERS, MARITAL_STATUSES } from '@kalyanam/shared/base/vocabulary/people';
import { searchWords } from '@kalyanam/shared/base/text';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import type { DataSource } from 'typeorm';
import type { Dice } from './dice.js';

const FIRST_ID = 5000;
const DAY_MS = 86_400_000;
/** Many with the same beginning, the same name, and names that are the same but for case and accents. */
const NAMES = ['Anand', 'anand', 'Ánand', 'Bhanu', 'Chandra', 'Zoya', 'Lakshmi', 'Ravi'];
const SURNAMES = ['Reddy', 'reddy', 'Gade', 'Mule', ''];

/** Members in every state that the team's filters distinguish. None of them can log in. */
export async function randomMembers(
  database: DataSource,
  dice: Dice,
  many: number,
  { now, adminId }: { now: Date; adminId: number },
) {
  const ago = (days: number): Date => new Date(now.getTime() - dice.below(days * 86_400) * 1000 - dice.below(1000));
  const some = <T>(value: T): T | null => (dice.chance(0.4) ? null : value);
  const tables: Record<string, unknown[][]> = {
    users: [],
    profiles: [],
    photos: [],
    documents: [],
    verification_cases: [],
    search_words: [],
  };
  let id = FIRST_ID;
  for (let number = 0; number < many; number += 1) {
    id += 1 + dice.below(3);
    const publicId = `random${String(id).padStart(14, '0')}`;
    // Many at one moment.
    const registeredAt = dice.chance(0.2) ? new Date(now.getTime() - 40 * DAY_MS) : ago(400);
    tables['users']!.push([
      ...[
        id,
        publicId,
        memberCodeOf(String(1_000_000 + number)),
        `${publicId}@example.org`,
        String(6_000_000_000 + number),
      ],
      ...['-', dice.pick(valuesOf(VERIFICATION_STATUSES)), dice.pick(valuesOf(ACCOUNT_STATUSES))],
      ...[some(ago(9)), some(ago(9)), registeredAt, dice.chance(0.2) ? registeredAt : ago(30)],
    ]);
    const name = `${dice.pick(NAMES)} ${dice.pick(SURNAMES)}`.trim();
    for (const word of searchWords(name)) tables['search_words']!.push([id, 'name', word]);
    tables['profiles']!.push([
      ...[id, name, `${1970 + dice.below(35)}-0${1 + dice.below(9)}-${10 + dice.below(19)}`],
      ...[dice.pick(valuesOf(GENDERS)), dice.pick(valuesOf(CASTES)), 'Kashyapa', dice.pick(valuesOf(MARITAL_STATUSES))],
      ...[65, 'fair', 'masters', 'private', '5-10', 'india', 'telangana', 'Warangal', 'x', 'x', dice.chance(0.6)],
      ...[ago(60), dice.chance(0.2) ? 'taken-over' : 'answered'],
    ]);
    const file = (kind: string, place: number): string => `${kind}${id}${place}`;
    // Where the first has been removed, the others have moved up, but for a moment.
    if (dice.chance(0.5)) tables['photos']!.push([file('p', 0), id, 2, dice.chance(0.9) ? 0 : 1, file('p', 0), 10, 10]);
    for (const kind of ['aadhaar', 'pan'])
      if (dice.chance(0.3)) {
        const erased = dice.chance(0.3);
        const [stored, key] = erased ? [null, null] : [file(kind, 0), Buffer.from('key')];
        tables['documents']!.push([file(kind[0]!, 1), id, kind, stored, key, 'image/jpeg', 1, erased ? ago(9) : null]);
      }
    for (let at = 0; at < dice.below(3); at += 1) {
      const enteredAt = ago(80);
      const decision = dice.pick(['approve', 'reject', 'pre-approved']);
      const took = dice.below(40 * DAY_MS);
      const by = decision === 'pre-approved' ? null : adminId;
      tables['verification_cases']!.push([
        file('c', at),
        id,
        enteredAt,
        new Date(Math.min(enteredAt.getTime() + took, now.getTime())),
        decision,
        by,
      ]);
    }
    if (dice.chance(0.3)) tables['verification_cases']!.push([file('o', 9), id, ago(20), null, null, null]);
  }
  const columns: Record<string, string> = {
    users: `id, public_id, member_code, email, phone, password_hash, verification_status, account_status, email_verified_at, phone_verified_at,
      registered_at, last_active_at`,
    profiles: `user_id, name, dob, gender, caste, gothra, marital_status, height_inches, complexion, education, occupation, annual_income, work_type,
      family_state, family_city, self_summary, expectations, is_active, looking_confirmed_at, looking_by`,
    photos: 'public_id, user_id, slot, sort_order, storage_key, width, height',
    documents: 'public_id, user_id, kind, storage_key, sealed_key, content_type, byte_size, erased_at',
    verification_cases: 'public_id, user_id, entered_at, decided_at, decision, decided_by',
    search_words: 'user_id, kind, word',
  };
  for (const [table, rows] of Object.entries(tables))
    await database.query(`INSERT INTO ${table} (${columns[table]}) VALUES ?`, [rows]);
}

/** A question of the team to the list of users. */
export function randomUsersQuery(dice: Dice): UsersQuery {
  const days = (): string => String(1 + dice.below(dice.chance(0.5) ? 10 : 90));
  const filters: Record<string, () => string> = {
    verification: () => dice.pick(valuesOf(VERIFICATION_STATUSES)),
    account: () => dice.pick(valuesOf(ACCOUNT_STATUSES)),
    gender: () => dice.pick(valuesOf(GENDERS)),
    maritalStatus: () => dice.pick(valuesOf(MARITAL_STATUSES)),
    caste: () => dice.pick(valuesOf(CASTES)),
    online: () => dice.pick(['online', 'offline']),
    proved: () => dice.pick(valuesOf(USER_LIST.filters.proved.options ?? [])),
    photos: () => dice.pick(['yes', 'no']),
    ...{ days, verifiedDays: days, confirmedDays: days, decidedDays: days, noFileDays: days },
  };
  const asked = Object.entries(filters).filter(() => dice.chance(0.1));
  return {
    ...Object.fromEntries(asked.map(([name, value]) => [name, value()])),
    ...(dice.chance(0.8) && { sort: dice.pick(USER_LIST.sorts) }),
    ...(dice.chance(0.5) && { order: dice.pick(['asc', 'desc']) }),
    ...(dice.chance(0.6) && { page: String(1 + dice.below(dice.chance(0.5) ? 4 : 70)) }),
    ...(dice.chance(0.3) && { pageSize: '100' }),
  };
}
