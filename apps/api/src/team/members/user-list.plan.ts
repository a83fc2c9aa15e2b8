/**
 * Which accounts a list of users shows, and how they are found: joins only the tables that a filter or the order
 * needs, and searches through indexes.
 */
import type { UsersQuery } from '@kalyanam/shared/team/users';
import {
  beginning,
  condition,
  MOST_COUNTED,
  orderOf,
  when,
  type Condition,
  type ListPlan,
} from '../lists/list-query.js';
import { SHORT } from '../lists/lists.service.js';
import { memberHas, membersFound } from '../lists/member-search.js';
import { daysBefore } from './user-list.wanted.js';

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
const aboutProfile = (query: UsersQuery, now: Date): Condition[] => [
  ...when(query.gender, (gender) => condition('p.gender = ?', gender)),
  ...when(query.maritalStatus, (status) => condition('p.marital_status = ?', status)),
  ...when(query.caste, (caste) => condition('p.caste = ?', caste)),
  ...when(query.confirmedDays, (days) =>
    condition(`p.looking_confirmed_at >= ? AND p.looking_by <> 'taken-over'`, daysBefore(now, days)),
  ),
  ...when(query.online, (online) => condition('p.is_active = ?', online === 'online')),
];

/** Conditions on the account. */
const aboutAccount = (query: UsersQuery, now: Date): Condition[] => [
  ...when(query.verification, (status) => condition('u.verification_status = ?', status)),
  ...when(query.account, (status) => condition('u.account_status = ?', status)),
  ...when(query.proved, (proof) => condition(VERIFIED_CONTACTS[proof] ?? 'TRUE')),
  ...when(query.days, (days) => condition('u.registered_at >= ?', daysBefore(now, days))),
];

/** What the cases of an account answer. */
interface ByCases {
  /** The ids of the accounts, each once. */
  readonly ids: Condition;
  /** The same asked of one account: counted, since the database would read all cases first for EXISTS. */
  readonly each: Condition;
}

const decidedSince = (since: Date, how: string): ByCases => ({
  ids: condition(`SELECT DISTINCT user_id AS id FROM verification_cases WHERE decided_at >= ? AND ${how}`, since),
  each: condition(
    `(SELECT COUNT(*) FROM verification_cases WHERE user_id = u.id AND decided_at >= ? AND ${how}) > 0`,
    since,
  ),
});

/** Waiting for a decision since then, without a picture of their document. */
const WITHOUT_FILE = `c.decided_at IS NULL AND c.entered_at < ?
  AND (SELECT COUNT(*) FROM documents d WHERE d.user_id = c.user_id AND d.kind <> 'pan' AND d.erased_at IS NULL) = 0`;

const withoutFileSince = (since: Date): ByCases => ({
  ids: condition(`SELECT c.user_id AS id FROM verification_cases c WHERE ${WITHOUT_FILE}`, since),
  each: condition(`(SELECT COUNT(*) FROM verification_cases c WHERE c.user_id = u.id AND ${WITHOUT_FILE}) > 0`, since),
});

const byCases = (query: UsersQuery, now: Date): ByCases[] => [
  ...when(query.verifiedDays, (days) => decidedSince(daysBefore(now, days), `decision IN ('approve', 'pre-approved')`)),
  ...when(query.decidedDays, (days) => decidedSince(daysBefore(now, days), 'decided_by IS NOT NULL')),
  ...when(query.noFileDays, (days) => withoutFileSince(daysBefore(now, days))),
];

const among = ({ ids: { sql, values } }: ByCases): Condition => condition(`u.id IN (${sql})`, ...values);

export function userListPlan(query: UsersQuery, now: Date): ListPlan {
  const cases = byCases(query, now);
  const profile = aboutProfile(query, now);
  const own = [...aboutAccount(query, now), ...withPhotos(query.photos)];
  const wish: Wish = {
    account: [...own, ...cases.map(among)],
    profile,
    each: [...own, ...cases.map(({ each }) => each), ...profile],
    sort: SORTS[query.sort || 'registeredAt'] ?? 'u.registered_at',
    far: cases.length > 0 || Boolean(query.photos?.trim()),
  };
  const typed = query.q?.trim() ?? '';
  return {
    ...(typed === '' ? fromAll(wish) : fromFound(typed, wish)),
    // The only condition: its own ids need no account.
    ...(typed === '' && wish.each.length === 1 && cases[0] && { matches: matchesIn(cases[0]) }),
    sort: wish.sort,
    order: orderOf(query, wish.sort === 'p.name' ? 'ASC' : 'DESC'),
  };
}

const matchesIn =
  ({ ids }: ByCases) =>
  (): Condition =>
    ids;

interface Wish {
  readonly account: readonly Condition[];
  readonly profile: readonly Condition[];
  /** All of them, in the form that is asked of one account. */
  readonly each: readonly Condition[];
  readonly sort: string;
  /** Other tables than those of accounts and profiles are asked. */
  readonly far: boolean;
}

type Tables = Omit<ListPlan, 'sort' | 'order'>;

/**
 * Those with a word are spread over every order, so a late page, too, is read along an index: sorting reads every row
 * first.
 */
const ALONG_INDEX: Record<string, string> = {
  'u.registered_at': 'users u FORCE INDEX FOR ORDER BY (ix_users_registered)',
  'u.last_active_at': 'users u FORCE INDEX FOR ORDER BY (ix_users_active)',
  'p.name': 'profiles p FORCE INDEX FOR ORDER BY (ix_profiles_name)',
};

const inOrderOf = (sort: string, both: boolean): string => {
  const [first, second] = sort === 'p.name' ? ['profiles p', 'users u'] : ['users u', 'profiles p'];
  return both ? `${first} STRAIGHT_JOIN ${second} ON p.user_id = u.id` : first;
};

/**
 * Few are sorted as they are found; of many, accounts are read in order and asked for their words until a page is full.
 * A word that many members have is not the beginning of an id: it is not looked for among those, which no order holds.
 */
function fromFound(typed: string, { account, profile, each, sort }: Wish): Tables {
  const filters = [...account, ...profile];
  const both = sort === 'p.name' || profile.length > 0;
  const matches = matchesOf(typed, profile.length > 0, filters);
  const { sql, values } = matches('');
  const key = sort === 'p.name' ? 'p.user_id' : 'u.id';
  return {
    from: `(${sql}) found JOIN users u ON u.id = found.id ${both ? 'JOIN profiles p ON p.user_id = u.id' : ''}`,
    fromValues: values,
    matches,
    countUpTo: SHORT,
    where: [],
    inOrder: filters.length === 0 ? (ALONG_INDEX[sort] ?? 'users u') : inOrderOf(sort, both),
    inOrderWhere: [...each, memberHas(key, typed)],
    key,
  };
}

/** Members with the words, and those with the id; both parts have the filters, so that the rarer one is read first. */
function matchesOf(typed: string, profiles: boolean, filters: readonly Condition[]): (limit: string) => Condition {
  const words = membersFound(typed, filters.length === 0 ? {} : { joined: tablesOf(profiles), filters });
  const byId = condition(`u.public_id LIKE ? AND u.kind = 'candidate'`, beginning(typed.toLowerCase()));
  const where = [...filters, byId];
  return (limit) => ({
    sql: `(${words.sql} ${limit}) UNION
      (SELECT u.id FROM users u ${profiles ? 'JOIN profiles p ON p.user_id = u.id' : ''} WHERE ${allOf(where)} ${limit})`,
    values: [...words.values, ...where.flatMap(({ values }) => values)],
  });
}

const allOf = (where: readonly Condition[]): string => where.map(({ sql }) => `(${sql})`).join(' AND ');

const tablesOf = (profiles: boolean): string =>
  `JOIN users u ON u.id = w0.user_id ${profiles ? 'JOIN profiles p ON p.user_id = u.id' : ''}`;

/** C14: those of families have no profile, and are on no list of members. */
const OF_CANDIDATES = condition(`u.kind = 'candidate'`);

/**
 * Every account of a candidate has exactly one profile: where one of the two tables is enough, the other is not read.
 */
function fromAll({ account, profile, each, sort, far }: Wish): Tables {
  const byName = sort === 'p.name';
  const [first, second, key] = byName ? ['profiles p', 'users u', 'p.user_id'] : ['users u', 'profiles p', 'u.id'];
  const ofAccounts = !byName && profile.length === 0 ? [OF_CANDIDATES] : [];
  const where = [...account, ...profile, ...ofAccounts];
  const alone = (byName ? account : profile).length === 0;
  if (alone && !far) return { from: first, key, where };
  return {
    from: alone ? first : `${first} JOIN ${second} ON p.user_id = u.id`,
    counted: { from: fewest(account, profile) },
    // One table answers exactly, from an index; more than one, only up to a bound.
    ...((far || (account.length > 0 && profile.length > 0)) && { countUpTo: MOST_COUNTED }),
    inOrder: inOrderOf(sort, !alone),
    inOrderWhere: each,
    key,
    where,
  };
}

function fewest(account: readonly Condition[], profile: readonly Condition[]): string {
  if (profile.length === 0) return 'users u';
  return account.length === 0 ? 'profiles p' : 'users u JOIN profiles p ON p.user_id = u.id';
}

/** Photos are numbered from 0, so the first one tells whether there are any. */
const withPhotos = (photos: string | undefined): Condition[] =>
  when(photos, (wish) =>
    condition(
      `(SELECT COUNT(*) FROM photos f WHERE f.sort_order = 0 AND f.user_id = u.id) ${wish === 'yes' ? '> 0' : '= 0'}`,
    ),
  );
