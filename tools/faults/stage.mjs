// Where a scenario plays: a migrated database of its own, a folder for files, a mail server and an SMS service.
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { apiEnvironment, migrate, runBuilt } from '../product/api.mjs';
import { runningParts } from '../product/foundation.mjs';
import { Acts } from './acts.mjs';
import { chooseAccess, startDatabase } from './database.mjs';
import { familiesAt } from './families.mjs';
import { startMailServer } from './mail-server.mjs';
import { freePort } from '../system/ports.mjs';
import { startSmsService } from './sms-service.mjs';
import { superviseApi } from './supervisor.mjs';
import { REVIEWER, teamAt } from './team.mjs';

/** No page is served there: addresses in mails need some port. */
const PORTS = { api: 1, member: 1, admin: 1 };

const environment = (dataDir, databaseUrl) => ({
  ...apiEnvironment({ dataDir, ports: PORTS, demoMembers: 0, databaseUrl }),
  // All families come from one address.
  ADDRESS_LIMIT_FACTOR: '10000',
  LOG_LEVEL: 'warn',
  BROWSE_INDEX_MB: '16',
});

/** A migrated database with a reviewer, to be copied: migrations take longer than a scenario may wait each time. */
export async function makeTemplate(folder) {
  const dataDir = path.join(folder, 'template');
  await chooseAccess(dataDir);
  const database = await startDatabase(dataDir);
  try {
    const env = environment(dataDir, database.url);
    await migrate(env);
    const { username, name, role, password } = REVIEWER;
    const make = { ...env, ADMIN_PASSWORD: password };
    await runBuilt('operations/commands/create-admin.js', make, 'Creating the reviewer', [username, name, role]);
  } finally {
    await database.stop();
  }
  return dataDir;
}

/** One server, with a copy of the template. */
async function serverOf({ dataDir, template, add }) {
  await cp(path.join(template, 'database'), path.join(dataDir, 'database'), { recursive: true });
  return add(await startDatabase(dataDir));
}

/**
 * @param open is called with a new folder before anything is put there, and returns what closes it again, or nothing
 * @param serve starts the database, or several: {url, ...}
 */
export async function openStage({ folder, template }, name, { open, serve = serverOf } = {}) {
  const running = runningParts();
  const dataDir = path.join(folder, name);
  await mkdir(path.join(dataDir, 'storage'), { recursive: true, mode: 0o700 });
  running.add({ stop: () => rm(dataDir, { recursive: true, force: true }) });
  try {
    const closer = await open?.(path.join(dataDir, 'storage'));
    if (closer) running.add({ stop: closer });
    const database = await serve({ dataDir, template, add: running.add });
    const mail = await startMailServer();
    running.add({ stop: mail.close });
    const sms = await startSmsService();
    running.add({ stop: sms.close });
    const env = { ...environment(dataDir, database.url), SMTP_URL: mail.url, ...sms.env };
    const apis = [];
    return {
      ...{ dataDir, database, mail, sms, env },
      /** One more process; `more` are settings of its own. */
      async startApi(more = {}) {
        const api = running.add(await superviseApi({ env: { ...env, ...more }, dataDir, port: await freePort() }));
        apis.push(api);
        return api;
      },
      /** How often a process died without being killed. */
      deaths: () => apis.reduce((sum, api) => sum + api.deaths(), 0),
      add: running.add,
      close: running.stop,
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Families and a reviewer at work at this address while `work` runs; {acts, families} afterwards. */
export async function underLoad(api, work, { atOnce = 4, team = true, teamApi = api, wish = {} } = {}) {
  const acts = new Acts();
  const families = await familiesAt(api, acts);
  const reviewer = teamAt(teamApi, families, acts);
  const busy = [families.keepOn(atOnce, wish), ...(team ? [reviewer.keepOn()] : [])];
  try {
    await work({ acts, families });
  } finally {
    families.stop();
    reviewer.stop();
    await Promise.all(busy);
  }
  return { acts, families };
}
