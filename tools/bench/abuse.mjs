// Sends the requests that the security tests found costly, and measures how long the API's health route waits at the
// same time.
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';
import { wait } from '../system/processes.mjs';
import { knownSignIn, signIn } from './client.mjs';
import { healthDuring } from './rush.mjs';

const AT_ONCE = 6;
const ROUNDS = 3;
const JSON_ROUTES = ['/auth/register', '/auth/login', '/auth/verify-email', '/profiles/update.php'];
/** Below the limit of a body, and as large as in the findings. */
const SIZES = { small: 30_000, large: 234_000 };

const filled = (size, open, part, close) => open + part.repeat(Math.floor(size / part.length)) + close;
const nested = (size, open, close) => {
  const levels = Math.floor(size / (open.length + close.length));
  return `${open.repeat(levels)}1${close.repeat(levels)}`;
};
const BODIES = {
  'a height of spaces': (size) => `{"height":"${filled(size, '1', ' ', 'x')}"}`,
  'an email of dots': (size) => `{"email":"${filled(size, 'a', '.a', '@')}","password":"x"}`,
  'empty objects in a list': (size) => filled(size, '[', '{},', '{}]'),
  'unknown names': (size) => `{${Array.from({ length: Math.floor(size / 10) }, (_, key) => `"k${key}":1`).join()}}`,
  'numbers in a list': (size) => filled(size, '[', '1,', '1]'),
  'lists, one in the other': (size) => nested(size, '[', ']'),
  'objects, one in the other': (size) => nested(size, '{"a":', '}'),
  'an ignored field, nested': (size) => `{"photos":${nested(size, '[', ']')}}`,
};

/** Sent as written: fetch would fold the path first. */
const PATHS = [
  '/./admin/session',
  '/%2e/admin/session',
  '/x/../admin/session',
  '/%2e%2e/api/admin/session',
  '/..%2fapi/admin/session',
  '/.//admin/session',
  '//admin/session',
  '/%61dmin/session',
  '/ADMIN/session',
  '/%252e/admin/session',
  '/.%5cadmin/session',
  `/${'eyJ-'.repeat(3_500)}`,
];

const asWritten = (url, method, headers, body) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = { hostname, port, method, headers, path: url.slice(new URL(url).origin.length), agent: false };
    const request = http.request(sent, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
    request.on('error', reject).end(body);
  });

/** Sends each call AT_ONCE times in parallel, for a few rounds; returns the status codes that came. */
async function pressed(calls) {
  const seen = new Set();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const call of calls)
      for (const status of await Promise.all(Array.from({ length: AT_ONCE }, () => call().catch(() => 'cut off'))))
        seen.add(status);
  return [...seen].sort();
}

function bodyAbuses(api, token) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'abuse' };
  return Object.entries(BODIES).flatMap(([name, bodyOf]) =>
    Object.values(SIZES).map((size) => {
      const body = Buffer.from(bodyOf(size));
      const calls = JSON_ROUTES.map((route) => () => asWritten(api + route, 'POST', headers, body));
      return { name: `body of ${name}, ${Math.round(body.length / 1000)} kB`, work: () => pressed(calls) };
    }),
  );
}

const pathAbuses = (member) =>
  PATHS.map((form) => ({
    name: `path ${form.slice(0, 40)}`,
    work: () => pressed([() => asWritten(`${member}/backend/api${form}`, 'GET', {})]),
  }));

/** Each kind from several members at once: one account has one picture at a time. */
async function pictureAbuses(api, tokens) {
  // Named in full only here: no tool imports from an application.
  const { COSTLIEST_ACCEPTED, HOSTILE_PICTURES, pngOf } = await import(
    path.join(ROOT, 'apps/api/e2e/support/make/hostile-pictures.ts')
  );
  const abuses = [];
  for (const picture of [...HOSTILE_PICTURES, COSTLIEST_ACCEPTED]) {
    const file = new Blob([await pngOf(picture)], { type: 'image/png' });
    const send = async (token) => {
      const form = new FormData();
      form.append('declaration', 'true');
      form.append('photos', file, 'photo.png');
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${api}/files/photos`, { method: 'POST', headers, body: form })).status;
    };
    const work = async () => [...new Set(await Promise.all(tokens.map(send)))].sort();
    abuses.push({ name: `picture ${picture.name}, ${Math.round(file.size / 1000)} kB`, work });
  }
  return abuses;
}

/** Another household than that of the bench, whose own requests must not suffer from its limits. */
const FLOODER = '127.0.0.9';
const IN_FLIGHT = 100;
const HELD_BODIES = 400;
const PASSWORDS = `${IN_FLIGHT} passwords at once for a wrong link`;
const FLOOD_MS = 8000;
const SIGN_IN_EVERY_MS = 400;

/** Sends one password after the other for the link of a made-up token, IN_FLIGHT of them at a time. */
function keepFlood(api) {
  const body = JSON.stringify({ password: 'Marigold7@garden1', agreeTerms: true });
  const agent = new http.Agent({ keepAlive: true, localAddress: FLOODER, maxSockets: IN_FLIGHT });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const send = () =>
    new Promise((resolve) => {
      const request = http.request(`${api}/assisted/anything/keep`, { method: 'POST', agent, headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      );
      request.on('error', () => resolve('cut off')).end(body);
    });
  return async () => {
    const seen = {};
    const until = performance.now() + FLOOD_MS;
    const sender = async () => {
      while (performance.now() < until) {
        const answer = await send();
        seen[answer] = (seen[answer] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, sender));
    agent.destroy();
    return seen;
  };
}

/** Bodies of which the first letters come, and never the rest. */
function heldBodies(member) {
  const { hostname, port } = new URL(member);
  const head = `POST /backend/api/auth/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"em`;
  return async () => {
    const seen = {};
    const sockets = Array.from({ length: HELD_BODIES }, () => {
      const socket = net.connect({ host: hostname, port: Number(port), localAddress: FLOODER }, () =>
        socket.write(head),
      );
      const count = (answer) => (seen[answer] = (seen[answer] ?? 0) + 1);
      socket.once('data', (data) => count(/ (\d{3}) /.exec(data.toString())?.[1]));
      return socket.on('error', () => {});
    });
    await wait(FLOOD_MS);
    const answered = Object.values(seen).reduce((sum, times) => sum + times, 0);
    sockets.forEach((socket) => socket.destroy());
    return { ...seen, 'still held': HELD_BODIES - answered };
  };
}

const worst = (times) => Math.max(...times).toFixed(0);

/** While others are flooding: how long a browser that has signed in before takes to do so again, and the health beside it. */
async function floods({ api, member }, email) {
  const throughMember = `${member}/backend/api`;
  const known = { [api]: await knownSignIn(api, email), [throughMember]: await knownSignIn(throughMember, email) };
  const FLOODS = [
    { name: 'nothing', at: api, work: () => wait(FLOOD_MS).then(() => ({})) },
    { name: 'nothing, through the page server', at: throughMember, work: () => wait(FLOOD_MS).then(() => ({})) },
    { name: `${PASSWORDS}, through the page server`, at: throughMember, work: keepFlood(throughMember) },
    { name: `${PASSWORDS}, at the API itself`, at: api, work: keepFlood(api) },
    { name: `${HELD_BODIES} bodies that never end`, at: throughMember, work: heldBodies(member) },
  ];
  console.log(
    `\n${'flood'.padEnd(60)}${'sign-ins'.padStart(10)}${'the longest ms'.padStart(16)}${'health waited ms'.padStart(18)}  answers`,
  );
  let longest = 0;
  for (const { name, at, work } of FLOODS) {
    const signIns = [];
    let answers = {};
    const waits = await healthDuring(at, async () => {
      let over = false;
      const flood = work().then((seen) => {
        answers = seen;
        over = true;
      });
      while (!over) {
        await wait(SIGN_IN_EVERY_MS);
        const began = performance.now();
        await known[at]();
        signIns.push(performance.now() - began);
      }
      await flood;
    });
    longest = Math.max(longest, waits.at(-1) ?? 0);
    const told = Object.entries(answers).map(([answer, times]) => `${answer}: ${times}`);
    console.log(
      `${name.padEnd(60)}${String(signIns.length).padStart(10)}${worst(signIns).padStart(16)}${worst(waits).padStart(18)}  ${told.join(', ')}`,
    );
  }
  return longest;
}

/** Sends all of it; prints for each what was answered and the longest wait of the health, and returns the longest of all. */
export async function abuse({ api, member }, emails) {
  const tokens = [];
  for (const email of emails.slice(0, AT_ONCE)) tokens.push((await signIn(api, email)).token);
  const abuses = [...bodyAbuses(api, tokens[0]), ...pathAbuses(member), ...(await pictureAbuses(api, tokens))];
  abuses.unshift({ name: 'nothing', work: () => new Promise((resolve) => setTimeout(resolve, 1000, [])) });
  let longest = await floods({ api, member }, emails[AT_ONCE]);
  console.log(
    `\n${'sent'.padEnd(60)}${'answers'.padStart(18)}${'seconds'.padStart(9)}${'health waited ms'.padStart(18)}`,
  );
  for (const { name, work } of abuses) {
    const started = performance.now();
    let answers = [];
    const waits = await healthDuring(api, async () => {
      answers = await work();
    });
    const wait = waits.at(-1) ?? 0;
    longest = Math.max(longest, wait);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${name.padEnd(60)}${answers.join(' ').padStart(18)}${seconds.padStart(9)}${wait.toFixed(0).padStart(18)}`,
    );
  }
  return longest;
}
