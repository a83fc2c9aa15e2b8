import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { everythingBuilt, hashSources } from './build/sources.mjs';
import { ROOT } from './settings.mjs';
import { runCommand } from './system/commands.mjs';
import { Problem } from './system/problem.mjs';
import { isAlive, wait } from './system/processes.mjs';

const CACHE = path.join(ROOT, 'node_modules', '.cache', 'kalyanam');
const STAMP = path.join(CACHE, 'built-sources');
const LOCK = path.join(CACHE, 'build.pid');

/** Two starts in one clone must not build over each other. */
async function lock() {
  await mkdir(CACHE, { recursive: true });
  for (;;) {
    const file = await open(LOCK, 'wx').catch(() => null);
    if (file) {
      await file.write(String(process.pid));
      await file.close();
      return () => rm(LOCK, { force: true });
    }
    const holder = Number(await readFile(LOCK, 'utf8').catch(() => 0));
    if (holder && !isAlive(holder)) await rm(LOCK, { force: true });
    else await wait(200);
  }
}

async function upToDate(hash) {
  const stamp = await readFile(STAMP, 'utf8').catch(() => null);
  return stamp === hash && (await everythingBuilt());
}

export function nx(args, options) {
  const script = path.join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  return runCommand(process.execPath, [script, ...args], { cwd: ROOT, env, ...options });
}

async function build(...choice) {
  const { code, output } = await nx(['run-many', '-t', 'build', '--outputStyle=stream', ...choice]);
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe build failed: see above.`);
}

async function locked(work) {
  const unlock = await lock();
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/** Builds the API and both SPAs; what did not change since the last build is not touched. */
export function buildAll(say) {
  return locked(async () => {
    const hash = await hashSources();
    if (await upToDate(hash)) return;
    say('Building the API and both applications ...');
    await rm(STAMP, { force: true });
    await build();
    await writeFile(STAMP, hash);
  });
}

/** Builds what Node runs; the SPAs are served from their sources in development. */
export function buildApi(say) {
  return locked(async () => {
    say('Building the API ...');
    await rm(STAMP, { force: true });
    await build('-p', '@kalyanam/api');
  });
}
