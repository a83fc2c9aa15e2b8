import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { API_PREFIX } from '@kalyanam/shared/base/routes';

export const MAIN = join(process.cwd(), 'dist', 'main.js');

let lastPort = 12_000 + 1000 * Number(process.env['JEST_WORKER_ID'] ?? 0);

/**
 * A free port below the range from which the system takes those of `listen(0)` and of outgoing connections: no one takes
 * it before the caller does. Each of jest's workers has a thousand of its own.
 */
export async function freePort(): Promise<number> {
  const port = (lastPort += 1);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** The built server, in its own process. */
export const runBuilt = (env: Record<string, string>, main = MAIN) =>
  spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', LOG_LEVEL: 'error', ...env },
  });

export interface BuiltServer {
  process: ChildProcess;
  /** Includes the prefix of the API. */
  url: string;
  /** Peak memory in bytes, as Linux counts it (VmHWM), of the process or that of its own which took the most. */
  mostMemory(): Promise<number>;
  /** Resolves with exit code and signal. */
  stop(): Promise<[number | null, string | null]>;
}

const memoryOf = async (pid: unknown): Promise<number> => {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]) * 1024;
};

/** Runs the built server until it is ready. */
export async function startBuilt(env: Record<string, string>, main = MAIN): Promise<BuiltServer> {
  const port = Number(env['API_PORT'] ?? (await freePort()));
  const server = runBuilt({ ...env, API_PORT: String(port) }, main);
  const left = once(server, 'exit') as Promise<[number | null, string | null]>;
  const url = `http://127.0.0.1:${port}/${API_PREFIX.replace(/^\//, '')}`;
  while (!(await fetch(`${url}/health/ready`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error(`The built server ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    process: server,
    url,
    async mostMemory() {
      const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
      const pids = [server.pid, ...children.trim().split(' ').filter(Boolean)];
      return Math.max(...(await Promise.all(pids.map(memoryOf))));
    },
    stop() {
      server.kill('SIGTERM');
      return left;
    },
  };
}
