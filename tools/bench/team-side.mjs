// What the team's screens ask, list by list: first and later pages, every sort, every filter, every way to search.
import { createConnection } from 'mysql2/promise';
import { statusOf } from './client.mjs';
import { measureOne } from './measure.mjs';

const STATUSES = ['not-verified', 'semi-verified', 'verified', 'rejected'];
const LIMITS = { calls: 60, ms: 4000 };

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
  // Whose page has the most on it, and a case from the middle of the queue.
  const story = await one(
    `SELECT u.public_id AS id FROM member_notes n JOIN users u ON u.id = n.user_id
     GROUP BY u.public_id ORDER BY COUNT(*) DESC LIMIT 1`,
  );
  const waiting = await one(
    `SELECT u.public_id AS id FROM verification_cases c JOIN users u ON u.id = c.user_id
     WHERE c.decided_at IS NULL ORDER BY c.id LIMIT 1 OFFSET ${Math.floor(total / 100)}`,
  );
  const pages = async (from) =>
    Math.max(1, Math.floor((await one(`SELECT COUNT(*) AS total FROM ${from}`)).total / 25));
  const last = {
    queue: Math.max(1, Math.floor((await pages('verification_cases WHERE decided_at IS NULL')) / 4)),
    users: await pages('users'),
    reports: await pages('reports'),
    eligible: await pages('eligible_users'),
    coupons: await pages('coupons'),
    edits: await pages('profile_edits WHERE decided_at IS NOT NULL'),
    audit: await pages('audit_log'),
  };
  await connection.end();
  return { member, coupon, story, waiting, last };
}

const sorted = (...keys) => keys.flatMap((key) => ['asc', 'desc'].map((order) => ({ sort: key, order })));
const each = (name, values) => values.map((value) => ({ [name]: value }));
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A word that nearly every profile has, too. */
const COMMON = 'reddy';
const searchesOf = ({ name, email, phone, id }) =>
  each('q', [
    ...[COMMON, `${name.split(' ')[0]} ${COMMON}`, name.split(' ')[0], name, name.slice(0, 1)],
    ...[email, email.slice(0, 4), phone, phone.slice(0, 3), phone.slice(-4), id],
  ]);

/** Path and queries of each list. */
const LISTS = ({ member, coupon, story, waiting, last }) => ({
  '/admin/verifications': [
    {},
    { pageSize: 25 },
    { page: Math.ceil(last.queue / 2) },
    { page: last.queue },
    ...each('only', ['mine', 'free', 'late', 'resubmitted', 'no-file', 'abroad', 'waiting']),
    ...each('q', [COMMON, member.name.split(' ')[0], member.phone]),
  ],
  '/admin/verifications/colleagues': [{}],
  [`/admin/verifications/${waiting.id}/signals`]: [{}],
  [`/admin/verifications/${waiting.id}/checks`]: [{}],
  '/admin/search': searchesOf(member),
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
    ...each('verifiedDays', ['7', '30', '365']),
    ...each('confirmedDays', ['7', '30']),
    ...each('decidedDays', ['7', '365']),
    ...each('noFileDays', ['1', '7']),
    ...sorted('registeredAt', 'lastActiveAt', 'name').map((order) => ({ q: COMMON, ...order })),
    { q: COMMON, page: 80 },
    { q: COMMON, verification: 'verified', gender: 'female' },
    { q: COMMON, verification: 'semi-verified' },
    { verification: 'verified', days: '365', sort: 'name' },
    { verification: 'verified', gender: 'female', caste: 'reddy', online: 'online', photos: 'yes' },
    { q: member.name.split(' ')[0], verification: 'verified', gender: 'male', sort: 'lastActiveAt' },
    { verification: 'verified', sort: 'name', page: 1000 },
  ],
  [`/admin/users/${story.id}`]: [{}],
  [`/admin/users/${story.id}/timeline`]: [
    {},
    { before: `${Date.now() - 30 * 86_400_000}.0.0` },
    ...each('kinds', ['decisions', 'interests', 'sign-ins', 'audit', 'proofs,reports,notes']),
  ],
  [`/admin/users/${story.id}/notes`]: [{}],
  [`/admin/users/${story.id}/linked`]: [{}],
  [`/admin/users/${story.id}/view-as`]: [{ viewer: 'nobody' }],
  '/admin/photos': [{}],
  '/admin/photos/count': [{}],
  '/admin/announcements': [{}],
  '/admin/views': [{}],
  '/admin/settings': [{}],
  '/admin/templates': [{}],
  '/admin/reports': [
    {},
    { page: last.reports },
    ...sorted('createdAt', 'closedAt'),
    ...each('state', ['open', 'closed']),
    { state: 'open', sort: 'severity' },
    { state: 'closed', sort: 'closedAt', order: 'desc' },
    { reason: 'fake' },
    { state: 'open', reason: 'money' },
    ...each('q', [COMMON, member.name.split(' ')[0]]),
    { state: 'open', q: COMMON },
    { q: member.name.slice(0, 1) },
  ],
  '/admin/profile-edits': [
    {},
    { state: 'closed', page: last.edits },
    { state: 'closed', order: 'desc' },
    { q: member.name.slice(0, 1) },
    { q: COMMON },
    { state: 'closed', q: COMMON },
    { state: 'closed', q: member.name.slice(0, 1) },
  ],
  '/admin/eligible-users': [
    {},
    { page: last.eligible },
    ...sorted('addedAt', 'usedAt', 'email'),
    ...each('state', ['unused', 'used']),
    ...each('q', ['vouched', COMMON, member.email, '7', '700']),
    { state: 'used', q: 'a', sort: 'usedAt' },
  ],
  '/admin/eligible-users/batches': [{}, { q: 'a' }],
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
    ...each('category', ['decisions', 'documents', 'team']),
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
  '/admin/dashboard/overview': [{}],
  '/admin/dashboard/reviewers': [{}],
});

const nameOf = (route, query) => {
  const shown = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  const path = route.replace('/admin/', '').replace(/^(\w+)\/[0-9a-z]{20}/, '$1/:id');
  return [path, ...shown].join(' ').slice(0, 60);
};

/** Adds all of it to the table, asked as an owner who is logged in. */
export async function measureTeam({ add }, databaseUrl, { api, token }) {
  for (const [route, queries] of Object.entries(LISTS(await sample(databaseUrl))))
    await add(async () => {
      const rows = [];
      for (const query of queries) {
        const url = `${api}${route}?${new URLSearchParams(query)}`;
        rows.push(await measureOne(nameOf(route, query), () => statusOf(url, token), LIMITS));
      }
      return rows;
    });
}
