// Emails about saved searches, all due at eight: how long until the last has left, and what browse costs until then.
import { createConnection } from 'mysql2/promise';
import { wait } from '../system/processes.mjs';
import { nextEight } from './at-eight.mjs';
import { inTurn, read, signIn } from './client.mjs';
import { summary, timesOf } from './measure.mjs';
import { verifiedMembers } from './member-side.mjs';

const DIGESTS = 10_000;
const BATCH = 1000;
const CALLS = 300;
const CALLS_PER_LOOK = 10;
const PAUSE_MS = 100;
const HALF_A_DAY_MS = 43_200_000;
const QUERIES = ['', 'diet=vegetarian', 'nativeDistrict=kurnool,guntur', 'degree=btech,mbbs', 'workState=telangana'];

/** Loads the clock of the digests into the API that is started next. */
export const startAtEight = () => {
  const options = process.env.NODE_OPTIONS ?? '';
  process.env.NODE_OPTIONS = `${options} --import ${new URL('at-eight.mjs', import.meta.url).href}`;
};

async function saveSearches(connection) {
  const [owners] = await connection.query(
    `SELECT u.id FROM users u JOIN browse_entries b ON b.user_id = u.id
     WHERE u.email_verified_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM saved_searches s WHERE s.user_id = u.id)
     ORDER BY u.id DESC LIMIT ${DIGESTS}`,
  );
  const lastWeek = new Date(Date.now() - 7 * 86_400_000);
  for (let from = 0; from < owners.length; from += BATCH) {
    const batch = owners.slice(from, from + BATCH);
    await connection.query('INSERT INTO consents (user_id, kind, text_version, ip, agreed_at) VALUES ?', [
      batch.map(({ id }) => [id, 'digest', '2026-11-23', '127.0.0.1', lastWeek]),
    ]);
    await connection.query(
      `INSERT INTO saved_searches (public_id, user_id, name, query, digest, digest_since, due_at, last_sent_at, created_at)
       VALUES ?`,
      [
        batch.map(({ id }) => {
          const publicId = `bench${String(id).padStart(15, '0')}`;
          const query = QUERIES[id % QUERIES.length];
          return [publicId, id, 'Bench', query, 'daily', lastWeek, null, lastWeek, lastWeek];
        }),
      ],
    );
  }
  return owners.length;
}

/** Whether a search is still to be asked, or a mail still to leave. */
async function isWaiting(connection, beforeMs) {
  const [[{ searches, mails }]] = await connection.query(
    `SELECT (SELECT COUNT(*) FROM saved_searches WHERE due_at < ?) AS searches,
       (SELECT COUNT(*) FROM outbox WHERE template = 'digest' AND next_try_at IS NOT NULL) AS mails`,
    [new Date(beforeMs)],
  );
  return searches + mails > 0;
}

/** Sorted durations in ms of calls one after the other, with pauses: members are limited in what they ask in an hour. */
async function browseWhile(browse, isGoingOn) {
  const taken = [];
  while (await isGoingOn()) {
    for (let call = 0; call < CALLS_PER_LOOK; call += 1) {
      const asked = performance.now();
      await browse();
      taken.push(performance.now() - asked);
      await wait(PAUSE_MS);
    }
  }
  return taken.sort((a, b) => a - b);
}

async function browsing(api, emails) {
  const tokens = [];
  for (const email of emails) tokens.push((await signIn(api, email)).token);
  const token = inTurn(tokens);
  return () => read(`${api}/profiles?diet=vegetarian`, { headers: { authorization: `Bearer ${token()}` } });
}

/** Rows of the table: browse before the digests and until the last one has left. */
export async function measureDigests({ urls: { api }, env }, say) {
  const connection = await createConnection({ uri: env.DATABASE_URL, timezone: 'Z' });
  const browse = await browsing(api, await verifiedMembers(env.DATABASE_URL));
  const searches = await saveSearches(connection);
  const before = await timesOf(browse, CALLS);
  const tomorrow = nextEight(Date.now()) + HALF_A_DAY_MS;
  const started = performance.now();
  await connection.query("UPDATE saved_searches SET due_at = ? WHERE name = 'Bench'", [new Date()]);
  const during = await browseWhile(browse, () => isWaiting(connection, tomorrow));
  const seconds = Math.round((performance.now() - started) / 1000);
  const [[{ mails }]] = await connection.query(
    "SELECT COUNT(*) AS mails FROM outbox WHERE template = 'digest' AND sent_at IS NOT NULL",
  );
  await connection.end();
  say(`\n${searches} searches were asked and ${mails} digests left in ${seconds} s`);
  return [
    { name: 'browse, diet, before the digests', ...summary(before) },
    { name: 'browse, diet, while digests leave', ...summary(during) },
  ];
}
