// Runs before `npm ci`: only what Node 20 knows, and no dependency.
import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEnding, runCommand } from './system/commands.mjs';
import { takeLock } from './system/lock.mjs';

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

/** The lock becomes npm's own: whoever starts again after this process was killed waits for the npm it left. */
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
    console.error('The dependencies could not be installed: see the message of npm above, then start again.');
  return code;
}

/** Saves the next start a look at what npm left; where it may not be written, the look is repeated. */
async function remember(stamp, hash) {
  if ((await readFile(stamp, 'utf8').catch(() => null)) === hash) return;
  // Removed first, as the file may be one with that of another clone (a hard link).
  await rm(stamp, { force: true }).catch(() => {});
  await writeFile(stamp, hash).catch(() => {});
}

/** Brings node_modules to what package-lock.json says; answers the exit code, 0 when all is there. */
export async function installDependencies(root) {
  const hash = await lockHash(root);
  const stamp = path.join(root, 'node_modules', STAMP);
  if (!(await installed(root, hash, stamp))) {
    // Not in node_modules, which npm empties.
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
