import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { tryLock } from './lock.mjs';
import { wait } from './processes.mjs';

const MODULE = path.join(import.meta.dirname, 'lock.mjs');
const WAITERS = 6;
/** Takes the lock, reports acquiring and releasing it, and holds it for a moment. */
const WAITER = `
  const { takeLock } = await import(process.argv[1]);
  const { appendFileSync } = await import('node:fs');
  const lock = await takeLock(process.argv[2], () => {});
  appendFileSync(process.argv[3], 'in\\n');
  await new Promise((resolve) => setTimeout(resolve, 30));
  appendFileSync(process.argv[3], 'out\\n');
  await lock.release();
`;

describe('a lock between processes', () => {
  let folder;
  let file;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-lock-'));
    file = path.join(folder, 'the.lock');
  });
  beforeEach(() => rm(file, { force: true }));
  after(() => rm(folder, { recursive: true }));

  const ended = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('is exclusive until it is released, and names its holder', async () => {
    const { lock } = await tryLock(file);
    assert.deepEqual(await tryLock(file), { holder: process.pid });
    await lock.release();
    assert.ok((await tryLock(file)).lock);
  });

  it('is free when its holder died, even if another process now has its id', async () => {
    await writeFile(file, `${ended()}\n12345\n`);
    assert.ok((await tryLock(file)).lock);
    await writeFile(file, `${process.pid}\n12345\n`);
    assert.ok((await tryLock(file)).lock);
  });

  it('is free when it names no process', async () => {
    await writeFile(file, '');
    assert.ok((await tryLock(file)).lock);
  });

  it('can be handed to a process that outlives its holder', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const { lock } = await tryLock(file);
    await lock.handTo(child.pid);
    assert.deepEqual(await tryLock(file), { holder: child.pid });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    assert.ok((await tryLock(file)).lock);
  });

  it('is released once, however its holder and the next one meet after its end', async () => {
    const over = ended();
    for (let n = 0; n < 60; n += 1) {
      const { lock } = await tryLock(file);
      await lock.handTo(over);
      const [{ lock: next }] = await Promise.all([tryLock(file), wait(n % 25).then(() => lock.release())]);
      // What the next one holds is not removed with the lock before it.
      assert.deepEqual([n, await tryLock(file)], [n, { holder: process.pid }]);
      await next.release();
    }
  });

  it('lets many in one at a time, even when all of them find a dead lock', async () => {
    const log = path.join(folder, 'log');
    await writeFile(file, `${ended()}\n12345\n`);
    const args = ['--input-type=module', '-e', WAITER, MODULE, file, log];
    const waiters = Array.from({ length: WAITERS }, () => spawn(process.execPath, args));
    const codes = await Promise.all(waiters.map((child) => new Promise((resolve) => child.once('exit', resolve))));
    assert.deepEqual(new Set(codes), new Set([0]));
    assert.equal(await readFile(log, 'utf8'), 'in\nout\n'.repeat(WAITERS));
  });
});
