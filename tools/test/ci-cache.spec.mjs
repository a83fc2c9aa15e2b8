import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from '../system/settings.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const INSTALLER = "import { mkdirSync } from 'node:fs'; mkdirSync('node_modules/one', { recursive: true });";

describe('.ci/run', { skip: process.platform === 'win32' }, () => {
  let folder;
  let tree;
  let cache;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-ci-'));
    [tree, cache] = [path.join(folder, 'tree'), path.join(folder, 'cache/kalyanam')];
    await cp(path.join(ROOT, '.ci'), path.join(tree, '.ci'), { recursive: true });
    await mkdir(path.join(tree, 'tools'));
    await writeFile(path.join(tree, 'tools/launch.mjs'), INSTALLER);
    await writeFile(path.join(tree, 'package.json'), JSON.stringify({ scripts: { test: 'echo 1 passed, 0 failed' } }));
    await writeFile(path.join(tree, 'package-lock.json'), '{}');
    await writeFile(path.join(tree, '.npmrc'), '');
  });
  after(() => rm(folder, { recursive: true }));

  async function keptFor(name, days) {
    await mkdir(path.join(cache, name), { recursive: true });
    const then = new Date(Date.now() - days * DAY_MS);
    await utimes(path.join(cache, name), then, then);
  }

  it('keeps the two newest dependencies, and what another run is still filling', async () => {
    for (const [name, days] of Object.entries({ 'node_modules-new': 1, 'node_modules-old': 2 }))
      await keptFor(name, days);
    await keptFor('unfinished-other.1', 0);
    await keptFor('unfinished-dead.2', 3);
    const env = { ...process.env, XDG_CACHE_HOME: path.join(folder, 'cache') };
    const { stdout } = await promisify(execFile)('bash', ['.ci/run'], { cwd: tree, env });
    assert.equal(stdout.trim().split('\n').at(-1), '1 passed, 0 failed');
    const left = await readdir(cache);
    assert.equal(left.length, 3, String(left));
    const [kept] = left.filter((name) => /^node_modules-[0-9a-f]{32}-/.test(name));
    assert.deepEqual(left.sort(), [kept, 'node_modules-new', 'unfinished-other.1'].sort());
    assert.deepEqual(await readdir(path.join(cache, kept, 'node_modules')), ['one']);
  });
});
