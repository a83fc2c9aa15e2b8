// Runs before `npm ci`: only what Node 20 knows, and no dependency.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

function npmCi(root) {
  return new Promise((resolve) => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const child = spawn(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Brings node_modules to what package-lock.json says; answers the exit code, 0 when all is there. */
export async function installDependencies(root) {
  const hash = await lockHash(root);
  const stamp = path.join(root, 'node_modules', STAMP);
  if (!(await installed(root, hash, stamp))) {
    console.log('Installing dependencies (2 to 4 minutes, only this once) ...');
    const started = Date.now();
    const waiting = setInterval(() => {
      console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
    }, 20_000);
    const code = await npmCi(root);
    clearInterval(waiting);
    if (code !== 0) {
      console.error('The dependencies could not be installed: see the message of npm above, then start again.');
      return code;
    }
    console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  }
  await rm(stamp, { force: true });
  await writeFile(stamp, hash);
  return 0;
}
