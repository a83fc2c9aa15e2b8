// What holds the API up most: many log in at the same time, or send photos. How much does that slow down another request?
import sharp from 'sharp';
import { createConnection } from 'mysql2/promise';
import { wait } from '../system/processes.mjs';
import { bearer, inTurn, signIn } from './client.mjs';
import { signIns } from './callers.mjs';
import { summary, timesOf } from './measure.mjs';

const SIGN_INS = 30;
const AT_ONCE = 50;
const ASK_EVERY_MS = 5;
const UPLOADS = 10;
/** Twelve megapixels, as of a telephone. */
const PICTURE = { width: 4000, height: 3000 };

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const sorted = (times) => times.sort((a, b) => a - b);

/** Requests the health of the API every few milliseconds, however long the responses take, until `work` is done. */
export async function healthDuring(api, work) {
  const asked = [];
  const ask = () => asked.push(timed(() => fetch(`${api}/health/live`).then((answer) => answer.text())));
  const asking = setInterval(ask, ASK_EVERY_MS);
  await work();
  clearInterval(asking);
  return sorted(await Promise.all(asked));
}

/** Rows of the table: a sign-in alone; the health request alone and during many; how long each of many takes. */
export async function measureSignIns(api, emails) {
  const email = inTurn(emails);
  const alone = await timesOf(() => signIn(api, email()), SIGN_INS);
  const idle = await healthDuring(api, () => wait(1000));
  let signIns = [];
  let tookMs = 0;
  const busy = await healthDuring(api, async () => {
    tookMs = await timed(async () => {
      signIns = await Promise.all(Array.from({ length: AT_ONCE }, () => timed(() => signIn(api, email()))));
    });
  });
  return [
    { name: 'sign-in (argon2id)', ...summary(alone) },
    { name: 'health', ...summary(idle) },
    { name: `health during ${AT_ONCE} sign-ins at once`, ...summary(busy) },
    { name: `one of ${AT_ONCE} sign-ins at once`, ...summary(sorted(signIns)), perSecond: (AT_ONCE * 1000) / tookMs },
  ];
}

async function withoutPhotos(env) {
  const connection = await createConnection({ uri: env.DATABASE_URL });
  const [rows] = await connection.query(
    `SELECT u.public_id AS publicId FROM users u
     WHERE u.verification_status = 'verified' AND u.account_status = 'active'
       AND NOT EXISTS (SELECT 1 FROM photos p WHERE p.user_id = u.id)
     ORDER BY u.id DESC LIMIT ${UPLOADS}`,
  );
  await connection.end();
  return signIns(
    env,
    rows.map((row) => row.publicId),
  );
}

async function pictureOf({ width, height }) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const small = sharp({ create: { width: width / 8, height: height / 8, channels: 3, noise } });
  return sharp(await small.png().toBuffer())
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Rows of the table: one photo after the other, and the health request at the same time. */
export async function measureUploads(api, env) {
  const members = await withoutPhotos(env);
  if (members.length === 0) return [];
  const picture = new Blob([await pictureOf(PICTURE)], { type: 'image/jpeg' });
  const taken = [];
  const send = async ({ token }) => {
    const form = new FormData();
    form.append('declaration', 'true');
    form.append('photos', picture, 'photo.jpg');
    const answer = await fetch(`${api}/files/photos`, { method: 'POST', body: form, ...bearer(token()) });
    if (!answer.ok) throw new Error(`A photo was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const health = await healthDuring(api, async () => {
    for (const member of members) taken.push(await timed(() => send(member)));
  });
  return [
    { name: 'upload of a photo of 12 megapixels', ...summary(sorted(taken)) },
    { name: 'health during these uploads', ...summary(health) },
  ];
}
