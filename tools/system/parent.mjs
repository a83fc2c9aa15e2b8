import { readFileSync } from 'node:fs';

const EVERY_MS = 1000;

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

/** npm runs a script through a shell, which outlives an npm that was killed: then the shell's parent has changed. */
const chain = (shell) => `${process.ppid} ${parentOf(shell)}`;

/** npm may die without forwarding a signal; what it started must not outlive it. */
export function stopWithParent(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const shell = process.ppid;
  const before = chain(shell);
  const timer = setInterval(() => {
    if (chain(shell) === before) return;
    clearInterval(timer);
    stop();
  }, EVERY_MS);
  timer.unref();
}
