import { mkdtemp, readdir, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull, LocalStorage } from './local-storage.js';

describe('files on the local disk', () => {
  let folder: string;
  let root: string;
  let storage: LocalStorage;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kalyanam-storage-'));
    root = join(folder, 'made', 'at', 'start');
    storage = new LocalStorage({ storageDir: root });
    await storage.onModuleInit();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are readable by the process only, and leave no temporary file', async () => {
    await storage.put('documents/ab/abc', Buffer.from('bytes'));
    expect((await stat(join(root, 'documents/ab/abc'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(root, 'documents'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(root, '.temporary'))).toEqual([]);
  });

  it('drops leftovers of interrupted writes once they are old', async () => {
    const [old, fresh] = ['old', 'fresh'].map((name) => join(root, '.temporary', name)) as [string, string];
    await writeFile(old, 'x');
    await utimes(old, new Date(0), new Date(0));
    await writeFile(fresh, 'x');
    await storage.removeLeftovers(new Date(Date.now() - 60_000));
    expect(await readdir(join(root, '.temporary'))).toEqual(['fresh']);
  });

  it('go on after the volume was mounted again, without the folder for what is not yet whole', async () => {
    await rm(join(root, '.temporary'), { recursive: true });
    await storage.put('documents/ab/abc', Buffer.from('bytes'));
    await rm(join(root, '.temporary'), { recursive: true });
    await storage.check();
    expect(await readdir(join(root, '.temporary'))).toEqual([]);
    await rm(root, { recursive: true });
    await expect(storage.check()).rejects.toThrow('ENOENT');
  });

  it('tell how much room is left for them', async () => {
    const { blocks, bsize } = await statfs(root);
    const free = await storage.freeBytes();
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(blocks * bsize);
  });

  it('distinguishes a full disk from other failures', () => {
    expect(isFull(Object.assign(new Error(), { code: 'ENOSPC' }))).toBe(true);
    expect(isFull(Object.assign(new Error(), { code: 'EDQUOT' }))).toBe(true);
    expect(isFull(Object.assign(new Error(), { code: 'EIO' }))).toBe(false);
  });
});
