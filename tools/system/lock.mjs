// Used before `npm ci` too: only what Node 20 knows, and no dependency.
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEnding } from './commands.mjs';
import { startOf } from './identity.mjs';
import { Problem } from './problem.mjs';
import { isAlive, wait } from './processes.mjs';

const ASK_EVERY_MS = 200;
const AGAIN_MS = 10;

let written = 0;

/**
 * Writes a lock for `pid` under a name of its own; `put` gives it its final name, so that a lock is never read
 * half-written.
 */
async function write(file, pid, put) {
  const own = `${file}.${process.pid}.${(written += 1)}`;
  const text = `${pid}\n${await startOf(pid)}\n`;
  await writeFile(own, text, { mode: 0o600 });
  try {
    await put(own, file);
  } finally {
    await rm(own, { force: true });
  }
  return text;
}

/** What the new lock says; null where there is one. */
async function make(file) {
  try {
    return await write(file, process.pid, link);
  } catch (error) {
    if (error.code === 'EEXIST') return null;
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
 * Removes a lock that is over, its holder's own included: one process at a time looks again whether it still says
 * `text`, as the next one may find a fresh lock there. False while another process does so.
 */
async function remove(file, text) {
  const guard = `${file}.dead`;
  const { lock } = await tryLock(guard);
  if (!lock) return false;
  try {
    if ((await read(file)) === text) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
  return true;
}

/** A lock that was just made. A process that it was handed to may end, and others then remove it before its maker does. */
function lockIn(file, made) {
  let text = made;
  let handing = Promise.resolve();
  return {
    handTo: (pid) => {
      handing = write(file, pid, rename).then(
        (handed) => void (text = handed),
        () => {},
      );
      return handing;
    },
    release: async () => {
      await handing;
      while (!(await remove(file, text))) await wait(AGAIN_MS);
    },
  };
}

/**
 * Takes the lock kept in `file`: returns {lock} or, when a running process has it, {holder}, its id. A lock whose
 * holder died is free. `lock.handTo(pid)` makes it that process's, which may outlive this one.
 */
export async function tryLock(file) {
  await mkdir(path.dirname(file), { recursive: true });
  for (;;) {
    const made = await make(file);
    if (made !== null) return { lock: lockIn(file, made) };
    const found = await read(file);
    if (found === null) continue;
    const holder = await holderIn(found);
    if (holder) return { holder };
    await remove(file, found);
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
