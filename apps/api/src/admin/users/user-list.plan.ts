/**
 * Which accounts a list of users shows, and how they are found: joins only the tables that a filter or the order
 * needs, and searches through indexes.
 */
import type { UsersQuery } from '@kalyanam/shared/admin/users';
import { beginning, condition, orderOf, when, type Condition, type ListPlan } from '../lists/list-query.js';
import { memberHas, membersFound } from '../lists/member-search.js';

const DAY_MS = 86_400_000;
const SORTS: Record<string, string> = {
  registeredAt: 'u.registered_at',
  lastActiveAt: 'u.last_active_at',
  name: 'p.name',
};
const VERIFIED_CONTACTS: Record<string, string> = {
  email: 'u.email_verified_at IS NOT NULL',
  phone: 'u.phone_verified_at IS NOT NULL',
};

/** Conditions on the candidate. */
const aboutProfile = (query: UsersQuery): Condition[] => [
  ...when(query.gender, (gender) => condition('p.gender = ?', gender)),
  ...when(query.maritalStatus, (status) => condition('p.marital_status = ?', status)),
  ...when(query.caste, (caste) => condition('p.caste = ?', caste)),
  ...when(query.online, (online) => condition('p.is_active = ?', online === 'online')),
];

/** Conditions on the account. */
const aboutAccount = (query: UsersQuery, now: Date): Condition[] => [
  ...when(query.verification, (status) => condition('u.verification_status = ?', status)),
  ...when(query.account, (status) => condition('u.account_status = ?', status)),
  ...when(query.proved, (proof) => condition(VERIFIED_CONTACTS[proof] ?? 'TRUE')),
  ...when(query.days, (days) => condition('u.registered_at >= ?', daysBefore(now, days))),
  ...when(query.verifiedDays, (days) => decidedSince(daysBefore(now, days), `decision IN ('approve', 'pre-approved')`)),
  ...when(query.decidedDays, (days) => decidedSince(daysBefore(now, days), 'decided_by IS NOT NULL')),
  ...when(query.noFileDays, (days) => withoutFileSince(daysBefore(now, days))),
];

const daysBefore = (now: Date, days: string): Date => new Date(now.getTime() - Number(days) * DAY_MS);

const decidedSince = (since: Date, how: string): Condition =>
  condition(`u.id IN (SELECT user_id FROM verification_cases WHERE decided_at >= ? AND ${how})`, since);

/** Waiting for a decision since then, without an Aadhaar file. */
const withoutFileSince = (since: Date): Condition =>
  condition(
    `u.id IN (SELECT c.user_id FROM verification_cases c WHERE c.decided_at IS NULL AND c.entered_at <= ?
       AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.user_id = c.user_id AND d.kind = 'aadhaar'
         AND d.erased_at IS NULL))`,
    since,
  );

export function userListPlan(query: UsersQuery, now: Date): ListPlan {
  const profile = aboutProfile(query);
  const account = [...aboutAccount(query, now), ...withPhotos(query.photos)];
  const sort = SORTS[query.sort || 'registeredAt'] ?? 'u.registered_at';
  const typed = query.q?.trim() ?? '';
  const where = [...account, ...profile];
  return {
    ...(typed === ''
      ? fromAll(account, profile, sort)
      : fromFound(typed, { sort, profiles: profile.length > 0, alone: where.length === 0 })),
    where,
    sort,
    order: orderOf(query, sort === 'p.name' ? 'ASC' : 'DESC'),
  };
}

type Tables = Pick<ListPlan, 'from' | 'fromValues' | 'counted' | 'inOrder' | 'inOrderWhere' | 'key'>;

/** Few are sorted as they are found; of many, accounts are read in order and asked for their words until a page is full. */
function fromFound(
  typed: string,
  { sort, profiles, alone }: { sort: string; profiles: boolean; alone: boolean },
): Tables {
  const { sql, values } = searched(typed);
  const byName = sort === 'p.name';
  const [first, second] = byName ? ['profiles p', 'users u'] : ['users u', 'profiles p'];
  const both = byName || profiles;
  const has = memberHas('u.id', typed);
  return {
    from: `(${sql}) found JOIN users u ON u.id = found.id ${both ? 'JOIN profiles p ON p.user_id = u.id' : ''}`,
    fromValues: values,
    ...(alone && { counted: { from: `(${sql}) found` } }),
    inOrder: both ? `${first} STRAIGHT_JOIN ${second} ON p.user_id = u.id` : first,
    inOrderWhere: [condition(`${has.sql} OR u.public_id LIKE ?`, ...has.values, beginning(typed.toLowerCase()))],
    key: 'u.id',
  };
}

/** Every account has exactly one profile: where one of the two tables is enough, the other is not read. */
function fromAll(account: readonly Condition[], profile: readonly Condition[], sort: string): Tables {
  const byName = sort === 'p.name';
  const [first, second, key] = byName ? ['profiles p', 'users u', 'p.user_id'] : ['users u', 'profiles p', 'u.id'];
  if ((byName ? account : profile).length === 0) return { from: first, key };
  return {
    from: `${first} JOIN ${second} ON p.user_id = u.id`,
    counted: { from: fewest(account, profile) },
    inOrder: `${first} STRAIGHT_JOIN ${second} ON p.user_id = u.id`,
    key,
  };
}

function fewest(account: readonly Condition[], profile: readonly Condition[]): string {
  if (profile.length === 0) return 'users u';
  return account.length === 0 ? 'profiles p' : 'users u JOIN profiles p ON p.user_id = u.id';
}

/** Photos are numbered from 0, so the first one tells whether there are any. */
const withPhotos = (photos: string | undefined): Condition[] =>
  when(photos, (wish) =>
    condition(`u.id ${wish === 'yes' ? 'IN' : 'NOT IN'} (SELECT f.user_id FROM photos f WHERE f.sort_order = 0)`),
  );

function searched(typed: string): Condition {
  const members = membersFound(typed);
  const id = condition('SELECT id FROM users WHERE public_id LIKE ?', beginning(typed.toLowerCase()));
  return { sql: `${members.sql} UNION ${id.sql}`, values: [...members.values, ...id.values] };
}
