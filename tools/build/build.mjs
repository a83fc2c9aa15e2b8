import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { everythingBuilt, hashSources } from './sources.mjs';
import { ROOT } from '../system/settings.mjs';
import { runCommand } from '../system/commands.mjs';
import { takeLock } from '../system/lock.mjs';
import { Problem } from '../system/problem.mjs';

const CACHE = path.join(ROOT, 'node_modules', '.cache', 'kalyanam');
const STAMP = path.join(CACHE, 'built-sources');
const LOCK = path.join(CACHE, 'build.lock');

async function upToDate(hash) {
  const stamp = await readFile(STAMP, 'utf8').catch(() => null);
  return stamp === hash && (await everythingBuilt());
}

export function nx(args, options) {
  const script = path.join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  return runCommand(process.execPath, [script, ...args], { cwd: ROOT, env, ...options });
}

/** Two starts in one clone must not build over each other, nor over a build whose start was killed. */
async function locked(say, work) {
  const lock = await takeLock(LOCK, (pid) => say(`Waiting for the build of another start (process ${pid}) ...`));
  try {
    return await work((...choice) => build(lock, choice));
  } finally {
    await lock.release();
  }
}

async function build(lock, choice) {
  const args = ['run-many', '-t', 'build', '--outputStyle=stream', ...choice];
  const { code, output } = await nx(args, { begun: (pid) => void lock.handTo(pid) });
  if (code !== 0) throw new Problem(`${output.trim()}\n\nThe build failed: see above.`);
}

/** Builds the API and both SPAs; skips what has not changed since the last build. */
export function buildAll(say) {
  return locked(say, async (run) => {
    const hash = await hashSources();
    if (await upToDate(hash)) return;
    say('Building the API and both applications ...');
    await rm(STAMP, { force: true });
    await run();
    await writeFile(STAMP, hash);
  });
}

/** Builds what Node runs; the SPAs are served from their sources in development. `use` has it to itself. */
export function buildApi(say, use) {
  return locked(say, async (run) => {
    say('Building the API ...');
    await rm(STAMP, { force: true });
    await run('-p', '@kalyanam/api');
    await use?.();
  });
}
