// Used before `npm ci` too: only what Node 20 knows, and no dependency.
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isEnding } from './commands.mjs';
import { startOf } from './identity.mjs';
import { Problem } from './problem.mjs';
import { isAlive, wait } from './processes.mjs';

const ASK_EVERY_MS = 200;
/** The file is empty between creation and writing, and stays empty if its creator was killed in between. */
const WRITTEN_WITHIN_MS = 3000;

const textFor = async (pid) => `${pid}\n${await startOf(pid)}\n`;

async function make(file) {
  try {
    await writeFile(file, await textFor(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function read(file) {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    return { text, age: Date.now() - mtimeMs };
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

/** If two find the same dead lock, only one moves it away; one that moved a fresh lock instead puts it back. */
async function putAside(file, dead) {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const fresh = await readFile(aside, 'utf8');
  if (fresh !== dead) await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch(() => {});
  await rm(aside, { force: true });
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
        handTo: async (pid) => writeFile(file, await textFor(pid)).catch(() => {}),
        release: () => rm(file, { force: true }),
      };
      return { lock };
    }
    const found = await read(file);
    if (!found) continue;
    const holder = await holderIn(found.text);
    if (holder) return { holder };
    if (found.text === '' && found.age < WRITTEN_WITHIN_MS) await wait(ASK_EVERY_MS);
    else await putAside(file, found.text);
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
