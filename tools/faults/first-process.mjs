// The API as a container's first process, for which a kernel drops signals that it sends to itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';
import { runCommand } from '../system/commands.mjs';
import { freePort } from '../system/ports.mjs';
import { secondsUntilOk } from './supervisor.mjs';

const API = path.join(ROOT, 'apps', 'api');
const MAIN = path.join(API, 'dist', 'main.js');
const OWN_PIDS = ['-pf', '--mount-proc', '--kill-child'];

/** Whether processes can have process ids of their own here. */
export const hasOwnPids = async () => (await runCommand('unshare', [...OWN_PIDS, 'true'])).code === 0;

async function firstChild(pid) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}

/** {url, stop(): seconds and exit code after SIGTERM, kill()}, once it is ready. */
export async function startFirstProcess(env, isFirst) {
  const port = await freePort();
  const [command, ...before] = isFirst ? ['unshare', ...OWN_PIDS, process.execPath] : [process.execPath];
  const child = spawn(command, [...before, MAIN], {
    cwd: API,
    env: { ...env, API_PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}/backend/api`;
  await secondsUntilOk(`${url}/health/ready`, performance.now());
  const pid = isFirst ? await firstChild(child.pid) : child.pid;
  return {
    url,
    async stop() {
      const began = performance.now();
      process.kill(pid, 'SIGTERM');
      const [code] = await ended;
      return { seconds: (performance.now() - began) / 1000, code };
    },
    kill: () => child.kill('SIGKILL'),
  };
}
