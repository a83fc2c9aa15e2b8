// Runs before `npm ci`: only what Node 20 knows, and no dependency.
import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEnding, runCommand } from './commands.mjs';
import { takeLock } from './lock.mjs';

const STAMP = '.installed-lock';

async function changedAt(file) {
  return stat(file).then(
    (found) => found.mtimeMs,
    () => null,
  );
}

async function lockHash(root) {
  return createHash('sha256')
    .update(await readFile(path.join(root, 'package-lock.json')))
    .digest('hex');
}

async function installed(root, hash, stamp) {
  if ((await readFile(stamp, 'utf8').catch(() => null)) === hash) return true;
  const byHand = await changedAt(path.join(root, 'node_modules', '.package-lock.json'));
  const lock = await changedAt(path.join(root, 'package-lock.json'));
  return byHand !== null && byHand >= lock;
}

/** Hands the lock to npm: a new start after this process was killed waits for the npm that it left running. */
async function npmCi(root, lock) {
  const windows = process.platform === 'win32';
  const { code } = await runCommand(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: windows, begun: (pid) => void lock.handTo(pid) },
  );
  return code;
}

async function install(root, lock) {
  console.log('Installing dependencies (2 to 4 minutes, only this once) ...');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const waiting = setInterval(() => console.log(`  still installing, ${seconds()} s`), 20_000);
  const code = await npmCi(root, lock);
  clearInterval(waiting);
  if (code === 0) console.log(`Dependencies installed in ${seconds()} s.`);
  else if (!isEnding())
    console.error('The dependencies could not be installed: see npm’s message above, then start again.');
  return code;
}

/** Saves the next start from checking what npm installed; where it cannot be written, the check is repeated. */
async function remember(stamp, hash) {
  if ((await readFile(stamp, 'utf8').catch(() => null)) === hash) return;
  // Removed first, as the file may be a hard link shared with another clone.
  await rm(stamp, { force: true }).catch(() => {});
  await writeFile(stamp, hash).catch(() => {});
}

/** Installs what package-lock.json says; returns the exit code, 0 when everything is installed. */
export async function installDependencies(root) {
  const hash = await lockHash(root);
  const stamp = path.join(root, 'node_modules', STAMP);
  if (!(await installed(root, hash, stamp))) {
    // Not in node_modules: npm empties it.
    const lock = await takeLock(path.join(root, '.cache', 'install.lock'), (pid) =>
      console.log(`Waiting for the installation that another start began (process ${pid}) ...`),
    );
    try {
      const code = (await installed(root, hash, stamp)) ? 0 : await install(root, lock);
      if (code !== 0) return code;
    } finally {
      await lock.release();
    }
  }
  await remember(stamp, hash);
  return 0;
}
