import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

const TAIL_LINES = 12;

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function waitForEnd(pid, ms) {
  const until = Date.now() + ms;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await wait(50);
  }
  return true;
}

function keepTail(child) {
  let text = '';
  const collect = (chunk) => {
    text = (text + chunk).slice(-8000);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return () => text.trim().split('\n').slice(-TAIL_LINES).join('\n');
}

/**
 * A long-running part of the product. In a process group of its own, as Ctrl-C in a terminal reaches a whole group
 * and the parts must end in order.
 */
export function startPart(name, command, args, { logFile, channel, show, graceMs = 25_000, ...options }) {
  const stdio = ['ignore', 'pipe', 'pipe', ...(channel ? ['ipc'] : [])];
  const child = spawn(command, args, { ...options, detached: true, stdio });
  const tail = keepTail(child);
  const onExit = () => child.kill('SIGTERM');
  process.once('exit', onExit);
  if (logFile) {
    const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
  }
  if (show) {
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
  }
  let stopping = false;
  const ended = new Promise((resolve) => {
    child.once('exit', () => process.off('exit', onExit));
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  return {
    name,
    pid: child.pid,
    tail,
    ended,
    diedEarly: ended.then((how) => (stopping ? new Promise(() => {}) : how)),
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    },
  };
}
