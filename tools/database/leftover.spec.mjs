import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { isAlive } from '../system/processes.mjs';
import { endLeftover } from './leftover.mjs';

describe('a database server left behind by a killed start', () => {
  let place;
  before(async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-leftover-'));
    place = { folder, data: path.join(folder, 'data'), pid: path.join(folder, 'server.pid') };
  });
  after(() => rm(place.folder, { recursive: true }));

  /** A process whose id is in the server's file; returned with a promise of its end. */
  async function running(...args) {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', ...args]);
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal)));
    await writeFile(place.pid, String(child.pid));
    return { child, ended };
  }

  it('is ended when its command line names the data folder', async () => {
    const { ended } = await running(place.data);
    await endLeftover(place, () => {});
    assert.equal(await ended, 'SIGTERM');
  });

  it('is not confused with another program that has its process id', async () => {
    const { child, ended } = await running('/somewhere/else');
    await endLeftover(place, () => {});
    assert.ok(isAlive(child.pid));
    child.kill('SIGKILL');
    assert.equal(await ended, 'SIGKILL');
  });
});
