// Runs before `npm ci`, on any Node the machine has: only features of Node 20, and no dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDependencies } from './system/install.mjs';
import { endCommands, isEnding, STOPPED } from './system/commands.mjs';
import { stopWithParent } from './system/parent.mjs';
import { describe } from './system/problem.mjs';
import { onStopSignal } from './system/stop-signal.mjs';

const TASKS = ['install', 'start', 'dev', 'test', 'bench', 'faults', 'containers', 'galera'];
const OLDEST_NODE = [24, 9];
const root = path.resolve(import.meta.dirname, '..');

function newEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function chooseNode() {
  if (newEnough(process.versions.node)) return process.execPath;
  const packaged = path.join(root, 'node_modules', '.bin', 'node');
  return existsSync(packaged) ? packaged : null;
}

async function prepare() {
  try {
    const code = await installDependencies(root);
    return isEnding() ? STOPPED : code;
  } catch (error) {
    if (isEnding()) return STOPPED;
    console.error(describe(error));
    return 1;
  }
}

function run(node, task) {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: [bin, path.dirname(node), process.env.PATH].join(path.delimiter) };
  const script = path.join(import.meta.dirname, 'commands', `${task}.mjs`);
  const child = spawn(node, [script, ...process.argv.slice(3)], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const passOn = (signal) => child.kill(signal);
  process.on('SIGINT', passOn);
  process.on('SIGTERM', passOn);
  process.on('SIGHUP', passOn);
  child.on('exit', (code) => process.exit(code ?? 1));
}

const task = process.argv[2];
if (!TASKS.includes(task)) {
  console.error(`Name the task to launch: ${TASKS.join(', ')}.`);
  process.exit(2);
}
void onStopSignal().then(endCommands);
stopWithParent(() => process.kill(process.pid, 'SIGTERM'));
const code = await prepare();
if (code !== 0 || task === 'install') process.exit(code);
const node = chooseNode();
if (node) {
  run(node, task);
} else {
  console.error(
    `Kalyanam needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install it (https://nodejs.org, or `nvm install 24`) and start again.',
  );
  process.exit(1);
}
