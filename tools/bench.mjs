// npm run bench: what the main requests cost, beside a floor taken in the same run. Figures, never a test.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startFloor } from './bench/floor.mjs';
import { printTable, summary, timesOf } from './bench/measure.mjs';
import { startProduct } from './product.mjs';

const MEMBERS = Number(process.env.DEMO_MEMBERS ?? 200);
const CALLS = 300;
const SIGN_INS = 30;
/** Limits are per member: many take turns, so that none asks more than a person may. */
const CALLERS = 24;
const PASSWORD = 'Kalyanam2026@demo';

const BROWSE = {
  'browse, first page': '',
  'browse, second page': '?page=2',
  'browse, broad filter': '?maritalStatus=never-married',
  'browse, four filters': '?lookingFor=bride&birthYearFrom=1990&workState=telangana&incomeFrom=5-10',
  'browse, by city': '?workCity=Hyderabad',
  'browse, nobody': '?familyCity=Nowhere',
};

async function read(url, init) {
  const answer = await fetch(url, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`);
  return JSON.parse(body);
}

const json = { 'content-type': 'application/json' };
const signIn = (api, email) =>
  read(`${api}/auth/login`, { method: 'POST', headers: json, body: JSON.stringify({ email, password: PASSWORD }) });

async function verifiedMembers(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query(
    `SELECT email FROM users WHERE verification_status = 'verified' ORDER BY id LIMIT ${CALLERS}`,
  );
  await connection.end();
  return rows.map((row) => row.email);
}

/** Hands out the members of a list again and again, one after the other. */
function inTurn(list) {
  let turn = 0;
  return () => list[turn++ % list.length];
}

async function measureAll({ urls: { api }, env }) {
  const floor = await startFloor(env.DATABASE_URL);
  const emails = await verifiedMembers(env.DATABASE_URL);
  const tokens = [];
  for (const email of emails) tokens.push((await signIn(api, email)).token);
  const [email, token] = [inTurn(emails), inTurn(tokens)];
  const get = (route) => read(api + route, { headers: { authorization: `Bearer ${token()}` } });
  const { profiles } = await get('/profiles?lookingFor=bride');
  const measures = [
    ['floor: bare server, twelve profiles by key', () => read(floor.url), CALLS],
    ...Object.entries(BROWSE).map(([name, query]) => [name, () => get(`/profiles${query}`), CALLS]),
    ['profile view', () => get(`/profiles/${profiles[0].id}`), CALLS],
    ['own profile', () => get('/profiles/me'), CALLS],
    ['sign-in (argon2id)', () => signIn(api, email()), SIGN_INS],
  ];
  const rows = [];
  for (const [name, work, times] of measures) rows.push({ name, ...summary(await timesOf(work, times)) });
  await floor.stop();
  return rows;
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-bench-'));
const product = await startProduct({ dataDir, demoMembers: MEMBERS, say: console.log });
try {
  const rows = await measureAll(product);
  console.log(`\n${MEMBERS} members, ${os.cpus().length} processors, one caller at a time`);
  printTable(rows, rows[0].p50);
  const file = path.resolve('bench.json');
  await writeFile(file, `${JSON.stringify({ members: MEMBERS, at: new Date().toISOString(), rows }, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
