import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/server.mjs';
import { runBuilt, startApi } from '../product/api.mjs';
import { runningParts } from '../product/foundation.mjs';
import { freePorts } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';

/** What the restored product must not have: the way to members, and whatever leads back to the real one. */
const NONE = ['SMTP_URL', 'MSG91_AUTH_KEY', 'OIDC_ISSUER', 'METRICS_PORT', 'DATABASE_TLS', 'DATABASE_CA', 'FIXED_CODE'];

/**
 * The settings of the operator, so that keys fit, but for another place: development, in which messages stay where they are.
 */
function settingsOf({ url, work, ports, env }) {
  const own = {
    NODE_ENV: 'development',
    DATABASE_URL: url,
    STORAGE: 'local',
    STORAGE_DIR: path.join(work, 'storage'),
    DATA_DIR: work,
    SIDE: 'all',
    SMS_ADAPTER: 'console',
    ADMIN_TOTP_REQUIRED: 'false',
    API_HOST: '127.0.0.1',
    API_PORT: String(ports.api),
    MEMBER_URL: `http://localhost:${ports.member}`,
    ADMIN_URL: `http://localhost:${ports.admin}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(NONE.map((name) => [name, ''])),
  };
  const files = Object.fromEntries(Object.keys(own).map((name) => [`${name}_FILE`, '']));
  return { ...process.env, ...env, ...own, ...files };
}

async function answerOf(url, { token, body } = {}) {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Problem(`${new URL(url).pathname} answered ${answer.status}.`);
  return answer.json();
}

/** Signs in as an administrator added for the drill, and opens a member. Returns how many members the list has. */
async function useProduct(env, port) {
  const username = `drill-${randomBytes(4).toString('hex')}`;
  const password = `Aa1@${randomBytes(12).toString('hex')}`;
  const asked = [username, 'Restore Drill', 'owner'];
  await runBuilt(
    'operations/commands/create-admin.js',
    { ...env, ADMIN_PASSWORD: password },
    'Adding an administrator',
    asked,
  );
  const api = `http://127.0.0.1:${port}/backend/api`;
  const { data } = await answerOf(`${api}/admin/session`, { body: { username, password } });
  const { token } = data;
  const { rows, total } = await answerOf(`${api}/admin/users`, { token });
  const [first] = rows;
  if (first) await answerOf(`${api}/admin/users/${first.userId}`, { token });
  return total;
}

/** Restores into an empty database, then starts the product on it and uses it. @throws Problem at the first thing amiss */
export async function runSteps({ folder, env: given, database, work, say }) {
  const running = runningParts();
  const step = async (what, done) => {
    const began = performance.now();
    const told = await done();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${seconds.padStart(7)} s  ${what}${told === undefined ? '' : `: ${told}`}`);
  };
  const place = path.join(work, 'restored');
  try {
    await mkdir(place);
    const ports = await freePorts();
    let env;
    await step('an empty database', async () => {
      const opened = running.add(await openDatabase({ dataDir: place, databaseUrl: database, forTests: true, say }));
      env = settingsOf({ url: opened.url, work: place, ports, env: given });
    });
    const run = async (command, what, args) => void (await runBuilt(`commands/${command}.js`, env, what, args));
    await step('tables and files restored, every row compared', () =>
      run('restore', 'The restore', [folder, '--compare']),
    );
    await step('the audit log is whole', () => run('audit-verify', 'audit-verify'));
    await step('rows and files belong together', () => run('fsck', 'fsck'));
    await step('the product is ready', async () => {
      running.add(await startApi({ env, dataDir: place, port: ports.api }));
    });
    await step('the team signs in and opens a member', async () => `${await useProduct(env, ports.api)} members`);
  } finally {
    await running.stop();
  }
}
