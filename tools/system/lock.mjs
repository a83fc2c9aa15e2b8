// Used before `npm ci` too: only what Node 20 knows, and no dependency.
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEnding } from './commands.mjs';
import { startOf } from './identity.mjs';
import { Problem } from './problem.mjs';
import { isAlive, wait } from './processes.mjs';

const ASK_EVERY_MS = 200;

/**
 * Writes a lock for `pid` under a name of this process's own; `put` gives it its final name, so that a lock is never
 * read half-written.
 */
async function write(file, pid, put) {
  const own = `${file}.${process.pid}`;
  await writeFile(own, `${pid}\n${await startOf(pid)}\n`, { mode: 0o600 });
  try {
    await put(own, file);
  } finally {
    await rm(own, { force: true });
  }
}

async function make(file) {
  try {
    await write(file, process.pid, link);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function read(file) {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The id of the running process that `text` names, else null. */
async function holderIn(text) {
  const [number, start] = text.split('\n');
  const pid = Number(number);
  return pid > 0 && isAlive(pid) && (await startOf(pid)) === start ? pid : null;
}

/**
 * When many processes find the same dead lock, one at a time looks again and removes it: the next one may find a fresh
 * lock there.
 */
async function bury(file, dead) {
  const { lock } = await tryLock(`${file}.dead`);
  if (!lock) return;
  try {
    if ((await read(file)) === dead) await rm(file);
  } finally {
    await lock.release();
  }
}

/**
 * Takes the lock kept in `file`: returns {lock} or, when a running process has it, {holder}, its id. A lock whose
 * holder died is free. `lock.handTo(pid)` makes it that process's, which may outlive this one.
 */
export async function tryLock(file) {
  await mkdir(path.dirname(file), { recursive: true });
  for (;;) {
    if (await make(file)) {
      const lock = {
        handTo: (pid) => write(file, pid, rename).catch(() => {}),
        release: () => rm(file, { force: true }),
      };
      return { lock };
    }
    const found = await read(file);
    if (found === null) continue;
    const holder = await holderIn(found);
    if (holder) return { holder };
    await bury(file, found);
  }
}

/** The same, waiting until it is free; `tell` is called once with the holder. Throws when the process is asked to stop. */
export async function takeLock(file, tell) {
  for (let told = false; !isEnding(); told = true) {
    const { lock, holder } = await tryLock(file);
    if (lock) return lock;
    if (!told) tell(holder);
    await wait(ASK_EVERY_MS);
  }
  throw new Problem('Stopped while waiting.');
}
