import path from 'node:path';
import { ROOT } from '../system/settings.mjs';
import { runCommand } from '../system/commands.mjs';
import { Problem } from '../system/problem.mjs';
import { startPart, wait } from '../system/processes.mjs';

const READY_WITHIN_MS = 60_000;
const API = path.join(ROOT, 'apps', 'api');
const END_WITH_PARENT = path.join(import.meta.dirname, '..', 'system', 'end-with-parent.mjs');

/** The API process's settings; all others keep their development defaults. */
export function apiEnvironment({ dataDir, ports, demoMembers, databaseUrl }) {
  return {
    UV_THREADPOOL_SIZE: '8',
    ...process.env,
    NODE_ENV: 'development',
    API_PORT: String(ports.api),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    STORAGE_DIR: path.join(dataDir, 'storage'),
    MEMBER_URL: `http://localhost:${ports.member}`,
    ADMIN_URL: `http://localhost:${ports.admin}`,
    DEMO_MEMBERS: String(demoMembers),
  };
}

/** Which compiled code of the API and the shared rules is run; builds empty `dist` before they fill it. */
export const BUILT = { folder: 'dist', main: 'main.js', args: [] };
export const DEVELOPED = { folder: '.dev', main: 'develop.js', args: ['--conditions=@kalyanam/dev'] };

/** Returns what it printed. @throws Problem with the end of that, when it fails */
export async function runBuilt(script, env, what, args = [], compiled = BUILT) {
  const file = path.join(API, compiled.folder, script);
  const { code, output } = await runCommand(process.execPath, [...compiled.args, file, ...args], { cwd: API, env });
  if (code !== 0) throw new Problem(`${what} failed:\n${output.trim().split('\n').slice(-20).join('\n')}`);
  return output;
}

export const migrate = (env, compiled) =>
  runBuilt('operations/commands/migrate.js', env, 'Running database migrations', [], compiled);

async function untilReady(part, port) {
  let ended = false;
  void part.ended.then(() => {
    ended = true;
  });
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/backend/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    if (ended || Date.now() > until) {
      await part.stop();
      throw new Problem(`The API does not start. Its last lines:\n${part.tail()}`);
    }
    await wait(100);
  }
}

export async function startApi({ env, dataDir, port, watch = false }) {
  const compiled = watch ? DEVELOPED : BUILT;
  const main = path.join(API, compiled.folder, compiled.main);
  const how = watch ? ['--watch', '--watch-preserve-output'] : ['--import', END_WITH_PARENT];
  const part = startPart('API', process.execPath, ['--enable-source-maps', ...compiled.args, ...how, main], {
    env,
    cwd: API,
    logFile: path.join(dataDir, 'api.log'),
    channel: !watch,
    show: watch,
  });
  await untilReady(part, port);
  return part;
}
