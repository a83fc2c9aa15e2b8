import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from './problem.mjs';

const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/sbin', '/usr/libexec', '/usr/local/bin', '/opt/homebrew/bin'];
/** The exit code of an interrupted command, as in shells. */
export const STOPPED = 130;
const TAIL_LINES = 20;
const underWay = new Set();
let ending = false;

/** Where the first of these commands is, including folders not on an ordinary user's PATH; null if there is none. */
export async function findCommand(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS].filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      const found = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (found) return file;
    }
  }
  return null;
}

/**
 * Runs to completion and returns {code, output}; `show` passes the output through as well, `stdio: 'inherit'` leaves
 * the terminal to the command. `begun` receives the process id.
 */
export function runCommand(command, args, { show = false, begun = () => {}, ...options } = {}) {
  if (ending) return Promise.resolve({ code: STOPPED, output: '' });
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    underWay.add(child);
    if (child.pid) begun(child.pid);
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    const finish = (code, message = '') => {
      underWay.delete(child);
      resolve({ code, output: output + message });
    };
    child.stdout?.on('data', collect(process.stdout));
    child.stderr?.on('data', collect(process.stderr));
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs a command to its end: {output}. @throws with its last lines where it fails */
export async function must(command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code === 0) return { output };
  throw new Problem(
    `${command} ${args.slice(0, 4).join(' ')} failed:\n${output.trim().split('\n').slice(-TAIL_LINES).join('\n')}`,
  );
}

/** Whether the process was asked to stop: then nothing new begins, and nothing waits any longer. */
export const isEnding = () => ending;

/** Ends the running commands and prevents new ones, so that everything waiting for them finishes. */
export function endCommands() {
  ending = true;
  for (const child of underWay) child.kill('SIGTERM');
}
