import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { wait } from './processes.mjs';

const MODULE = path.join(import.meta.dirname, 'install.mjs');
const START = `process.exit(await (await import(process.argv[1])).installDependencies(process.argv[2]))`;
/** Counts its runs; each takes a while. */
const NPM = `#!/bin/sh
echo run >> runs
rm -rf node_modules
sleep 1
mkdir node_modules
touch node_modules/.package-lock.json
`;

describe('installing the dependencies', { skip: process.platform === 'win32' }, () => {
  let root;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-install-'));
    await mkdir(path.join(root, 'bin'));
    await writeFile(path.join(root, 'package-lock.json'), '{}');
    await writeFile(path.join(root, 'bin/npm'), NPM);
    await chmod(path.join(root, 'bin/npm'), 0o755);
  });
  afterEach(() => rm(root, { recursive: true }));

  const start = () => {
    const PATH = [path.join(root, 'bin'), process.env.PATH].join(path.delimiter);
    const args = ['--input-type=module', '-e', START, MODULE, root];
    const child = spawn(process.execPath, args, { env: { ...process.env, PATH }, stdio: 'ignore' });
    return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
  };
  const holder = () => readFile(path.join(root, '.cache/install.lock'), 'utf8').then(Number.parseInt, () => NaN);
  const runs = () => readFile(path.join(root, 'runs'), 'utf8').catch(() => '');

  it('is done by one of two concurrent starts while the other waits', async () => {
    assert.deepEqual(await Promise.all([start().ended, start().ended]), [0, 0]);
    assert.equal(await runs(), 'run\n');
  });

  it('does not start while the npm of a killed start is still running', async () => {
    const killed = start();
    const heldByNpm = async () => ![NaN, killed.child.pid].includes(await holder());
    while (!(await heldByNpm())) await wait(20);
    killed.child.kill('SIGKILL');
    await killed.ended;
    assert.equal(await start().ended, 0);
    assert.equal(await runs(), 'run\n');
  });

  it('writes nothing when everything is installed and recorded', async () => {
    const stamp = path.join(root, 'node_modules/.installed-lock');
    await start().ended;
    const { ino, mtimeMs } = await stat(stamp);
    assert.equal(await start().ended, 0);
    const again = await stat(stamp);
    assert.deepEqual([again.ino, again.mtimeMs], [ino, mtimeMs]);
  });
});
