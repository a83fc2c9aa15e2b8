// Used before `npm ci` too: only what Node 20 knows, and no dependency.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const PLAIN = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

/** What `ps` says about a process, for systems without /proc; empty when it knows nothing. */
async function fromPs(pid, column) {
  const answer = promisify(execFile)('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { env: PLAIN });
  return answer.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** When a process began: tells it from a later one with the same id. Empty when unknown. */
export async function startOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return fromPs(pid, 'lstart');
  // The command's name, in brackets, may hold anything; after it come the state and, nineteen fields on, the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? '' : fields[19];
}

/** The command line of a process; empty when unknown. */
export async function commandOf(pid) {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return line === null ? fromPs(pid, 'command') : line.replaceAll('\0', ' ').trim();
}
