import assert from 'node:assert/strict';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { quickFolder } from './quick-folder.mjs';

describe('the folder for what tests write', () => {
  let memory;
  before(async () => {
    memory = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-quick-'));
  });
  after(() => rm(memory, { recursive: true }));

  const parent = async (...args) => {
    const { folder, remove } = await quickFolder(...args);
    await writeFile(path.join(folder, 'written'), '');
    await remove();
    await assert.rejects(access(folder), { code: 'ENOENT' });
    return path.dirname(folder);
  };

  it('is in memory where there is room', async () => {
    assert.equal(await parent({}, memory, 1), memory);
  });

  it('is on the disk where memory is short or is no folder', async () => {
    assert.equal(await parent({}, memory, 1e18), os.tmpdir());
    assert.equal(await parent({}, path.join(memory, 'none'), 1), os.tmpdir());
  });

  it('is where TMPDIR says', async () => {
    assert.equal(await parent({ TMPDIR: os.tmpdir() }, memory, 1), os.tmpdir());
  });
});
