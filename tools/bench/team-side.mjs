// What the team's screens ask, list by list: first and later pages, every sort, every filter, every way to search.
import { createConnection } from 'mysql2/promise';

const STATUSES = ['not-verified', 'semi-verified', 'verified', 'rejected'];
const CALLS = 60;

/** Someone to search for, from the middle of the community; and how many pages there are. */
async function sample(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  const one = async (sql) => (await connection.query(sql))[0][0];
  const { total } = await one('SELECT COUNT(*) AS total FROM users');
  const member = await one(
    `SELECT u.public_id AS id, u.email, u.phone, p.name FROM users u JOIN profiles p ON p.user_id = u.id
     ORDER BY u.id LIMIT 1 OFFSET ${Math.floor(total / 2)}`,
  );
  const coupon = await one('SELECT code FROM coupons ORDER BY id DESC LIMIT 1');
  const pages = async (from) =>
    Math.max(1, Math.floor((await one(`SELECT COUNT(*) AS total FROM ${from}`)).total / 25));
  const last = {
    queue: await pages('verification_cases WHERE decided_at IS NULL'),
    users: await pages('users'),
    reports: await pages('reports'),
    eligible: await pages('eligible_users'),
    coupons: await pages('coupons'),
    edits: await pages('profile_edits WHERE decided_at IS NOT NULL'),
    audit: await pages('audit_log'),
  };
  await connection.end();
  return { member, coupon, last };
}

const sorted = (...keys) => keys.flatMap((key) => ['asc', 'desc'].map((order) => ({ sort: key, order })));
const each = (name, values) => values.map((value) => ({ [name]: value }));
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const searchesOf = ({ name, email, phone, id }) =>
  each('q', [name.split(' ')[0], name, name.slice(0, 1), email, email.slice(0, 4), phone, phone.slice(0, 3), id]);

/** Path and queries of each list. */
const LISTS = ({ member, coupon, last }) => ({
  '/admin/verifications': [{}, { pageSize: 100 }, { page: Math.ceil(last.queue / 2) }, { page: last.queue }],
  '/admin/users': [
    {},
    { page: Math.ceil(last.users / 2) },
    { page: last.users },
    ...sorted('registeredAt', 'lastActiveAt', 'name'),
    { sort: 'name', page: last.users },
    ...searchesOf(member),
    ...each('verification', STATUSES),
    ...each('account', ['active', 'on-hold', 'suspended']),
    ...each('gender', ['male', 'female']),
    ...each('maritalStatus', ['never-married', 'divorced', 'widowed']),
    ...each('caste', ['reddy', 'others']),
    ...each('online', ['online', 'offline']),
    ...each('proved', ['email', 'phone']),
    ...each('photos', ['yes', 'no']),
    ...each('days', ['7', '30', '365']),
    { verification: 'verified', gender: 'female', caste: 'reddy', online: 'online', photos: 'yes' },
    { q: member.name.split(' ')[0], verification: 'verified', gender: 'male', sort: 'lastActiveAt' },
    { verification: 'verified', sort: 'name', page: 1000 },
  ],
  [`/admin/users/${member.id}`]: [{}],
  '/admin/reports': [
    {},
    { page: last.reports },
    ...sorted('createdAt', 'closedAt'),
    ...each('state', ['open', 'closed']),
    { reason: 'fake' },
    { state: 'open', reason: 'money' },
    { q: member.name.split(' ')[0] },
    { q: member.name.slice(0, 1) },
  ],
  '/admin/profile-edits': [
    {},
    { state: 'closed', page: last.edits },
    { state: 'closed', order: 'desc' },
    { q: member.name.slice(0, 1) },
    { state: 'closed', q: member.name.slice(0, 1) },
  ],
  '/admin/eligible-users': [
    {},
    { page: last.eligible },
    ...sorted('addedAt', 'usedAt', 'email'),
    ...each('state', ['unused', 'used']),
    ...each('q', ['vouched', member.email, '7', '700']),
    { state: 'used', q: 'a', sort: 'usedAt' },
  ],
  '/admin/coupons': [
    {},
    { page: last.coupons },
    ...sorted('createdAt', 'code', 'discount', 'expiryDate', 'uses'),
    ...each('state', ['on', 'off']),
    ...each('q', ['OFFER', coupon.code]),
  ],
  '/admin/audit': [
    {},
    { page: Math.ceil(last.audit / 2) },
    { page: last.audit },
    { order: 'asc' },
    ...each('actor', ['team1', 'reviewer']),
    ...each('subject', [member.email, member.id]),
    ...each('q', ['team1', member.email]),
    ...each('action', ['member-looked-up', 'member-approved', 'coupon-created']),
    { from: daysAgo(7), to: daysAgo(0) },
    { from: daysAgo(400), to: daysAgo(200) },
    { action: 'document-opened', from: daysAgo(365) },
    { actor: 'team1', action: 'member-approved', from: daysAgo(365) },
  ],
  '/admin/administrators': [
    {},
    ...sorted('createdAt', 'username', 'name'),
    ...each('role', ['owner', 'reviewer']),
    { state: 'disabled' },
    { q: 'team' },
  ],
  '/admin/dashboard': [{}],
});

const nameOf = (route, query) => {
  const shown = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  return [route.replace('/admin/', '').replace(/^users\/.+/, 'users, one story'), ...shown].join(' ').slice(0, 60);
};

/** Measurements in the form of table rows: [name, one call, times]. `get` sends as a logged-in owner. */
export async function teamMeasures(databaseUrl, get) {
  const asked = Object.entries(LISTS(await sample(databaseUrl)));
  return asked.flatMap(([route, queries]) =>
    queries.map((query) => [nameOf(route, query), () => get(`${route}?${new URLSearchParams(query)}`), CALLS]),
  );
}
