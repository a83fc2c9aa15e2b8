import sharp from 'sharp';
import type { Settings } from '../config/settings.js';
import { PictureProcesses } from './picture-processes.js';
import { Pictures } from './pictures.service.js';

const plain = sharp({ create: { width: 80, height: 60, channels: 3, background: '#123456' } });
const MEMBER = 1;

describe('re-encoding', () => {
  const settings = { pictureSeconds: 120 };
  const processes = new PictureProcesses(settings as Settings);
  const pictures = new Pictures(processes);
  afterAll(() => processes.onModuleDestroy());

  it('reads JPEG and PNG', async () => {
    for (const bytes of [await plain.clone().jpeg().toBuffer(), await plain.clone().png().toBuffer()]) {
      const { sizes, width, height } = await pictures.photo(MEMBER, bytes);
      expect({ width, height }).toEqual({ width: 80, height: 60 });
      for (const size of Object.values(sizes)) expect(size.subarray(8, 12).toString()).toBe('WEBP');
      expect((await sharp(await pictures.document(MEMBER, bytes)).metadata()).format).toBe('jpeg');
    }
  });

  it('reads nothing else, even if the file type was not checked before', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
    const others = [plain.clone().gif(), plain.clone().webp(), plain.clone().tiff()].map((other) => other.toBuffer());
    for (const bytes of [svg, ...(await Promise.all(others))]) {
      await expect(pictures.photo(MEMBER, bytes)).rejects.toMatchObject({ code: 'file-broken' });
      await expect(pictures.document(MEMBER, bytes)).rejects.toMatchObject({ code: 'file-broken' });
    }
  });

  it('ends at its deadline, with the process, and frees the slot', async () => {
    const slow = new PictureProcesses({ pictureSeconds: 0 } as Settings);
    const bytes = await plain.clone().png().toBuffer();
    const before = processesOf();
    for (let time = 0; time < 4; time += 1)
      await expect(slow.run('photo', bytes)).rejects.toMatchObject({ code: 'busy' });
    // A handle goes in the turn after the one that closes it.
    await settled();
    await settled();
    expect(processesOf()).toBe(before);
  });
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
const processesOf = (): number => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

describe('the queue of pictures', () => {
  const bytes = Buffer.alloc(1);
  let running: (() => void)[];
  let pictures: Pictures;
  beforeEach(() => {
    running = [];
    const run = () => new Promise<Buffer>((resolve) => running.push(() => resolve(bytes)));
    pictures = new Pictures({ run } as unknown as PictureProcesses);
  });

  it('has one picture of an account under way and two waiting; the next is refused', async () => {
    const three = [1, 2, 3].map(() => pictures.document(MEMBER, bytes));
    await expect(pictures.document(MEMBER, bytes)).rejects.toMatchObject({ code: 'pictures-waiting', status: 429 });
    for (let done = 0; done < 3; done += 1) {
      await settled();
      expect(running).toHaveLength(done + 1);
      running[done]?.();
      await three[done];
    }
    void pictures.document(MEMBER, bytes);
    await settled();
    expect(running).toHaveLength(4);
  });

  it('serves another member while an account has all of its own waiting', async () => {
    for (let sent = 0; sent < 4; sent += 1) void pictures.document(MEMBER, bytes).catch(() => undefined);
    const other = pictures.document(2, bytes);
    await settled();
    expect(running).toHaveLength(2);
    running[1]?.();
    await expect(other).resolves.toBe(bytes);
  });
});
