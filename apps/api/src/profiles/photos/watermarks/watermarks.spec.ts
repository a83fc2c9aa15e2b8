import { LIMITS } from '@kalyanam/shared/base/limits';
import { Readable } from 'node:stream';
import type { Clock } from '../../../platform/time/clock.js';
import type { PictureProcesses } from '../../../platform/pictures/picture-processes.js';
import type { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import type { WatermarkPatterns } from '../../../platform/pictures/watermarks/watermark-patterns.js';
import { Watermarks } from './watermarks.service.js';

const MINUTE = 60_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the marks of pictures', () => {
  /** What waits to be drawn. */
  let drawing: { line: string; done: (bytes: Buffer) => void }[];
  /** The photos whose files were read, in that order. */
  let read: string[];
  let now: number;
  let marks: Watermarks;
  beforeEach(() => {
    drawing = [];
    read = [];
    now = Date.parse('2026-11-24T10:00:00Z');
    marks = new Watermarks(
      {
        read: (key: string) => {
          read.push(key.replace(/[^0-9]*$/, ''));
          return Promise.resolve({ size: 1, stream: Readable.from(Buffer.of(1)) });
        },
      } as unknown as StoredFiles,
      {
        run: (_: string, { line }: { line: string }) => new Promise<Buffer>((done) => drawing.push({ line, done })),
      } as unknown as PictureProcesses,
      { forViewer: () => Buffer.alloc(90) } as unknown as WatermarkPatterns,
      { now: () => new Date(now) } as Clock,
    );
  });

  const photo = (id: number) => ({ publicId: `photo-${id}`, storageKey: `photos/${id}` });
  const viewer = (id: number) => ({ id: `viewer-${id}`, code: `${1_000_000 + id}K` });
  /** Until nothing more begins. */
  async function begun(count: number): Promise<void> {
    for (let turn = 0; turn < 200 && drawing.length < count; turn += 1) await settled();
    expect(drawing).toHaveLength(count);
  }

  it('are drawn once for two parallel requests of the same viewer, and again after ten minutes', async () => {
    const both = [marks.marked(photo(1), viewer(1)), marks.marked(photo(1), viewer(1))];
    await begun(1);
    expect(drawing[0]?.line).toBe('1000001K 24.11.2026');
    const bytes = Buffer.from('marked');
    drawing[0]?.done(bytes);
    expect(await Promise.all(both)).toEqual([bytes, bytes]);
    now += 10 * MINUTE - 1;
    expect(await marks.marked(photo(1), viewer(1))).toBe(bytes);
    void marks.marked(photo(1), viewer(2));
    await begun(2);
    drawing[1]?.done(bytes);
    now += 1;
    void marks.marked(photo(1), viewer(1));
    await begun(3);
  });

  it('show the day of India, and a new number immediately', async () => {
    now = Date.parse('2026-11-24T18:29:00Z');
    void marks.marked(photo(1), viewer(1));
    await begun(1);
    drawing[0]?.done(Buffer.of(1));
    await settled();
    now += MINUTE;
    void marks.marked(photo(1), viewer(1));
    void marks.marked(photo(1), { ...viewer(1), code: '7654321A' });
    await begun(2);
    expect(drawing[1]?.line).toBe('1000001K 25.11.2026');
  });

  it('are one at a time, and refused with 503 beyond forty that wait or too many of one viewer', async () => {
    const refused: unknown[] = [];
    const ask = (photoId: number, viewerId: number) =>
      void marks.marked(photo(photoId), viewer(viewerId)).catch((error: unknown) => refused.push(error));
    for (let id = 0; id <= LIMITS.photos; id += 1) ask(id, 1);
    await begun(1);
    ask(LIMITS.photos + 1, 1);
    await settled();
    expect(refused).toMatchObject([{ code: 'busy', status: 503 }]);
    for (let id = 2; id < 42; id += 1) ask(1, id);
    await settled();
    expect(refused).toHaveLength(1);
    ask(1, 42);
    await settled();
    expect(refused).toHaveLength(2);
    expect(drawing).toHaveLength(1);
  });

  it('give each of the team a turn of their own, for the same mark', async () => {
    void marks.marked(photo(1), viewer(1), 'session-1');
    void marks.marked(photo(2), viewer(1), 'session-1');
    void marks.marked(photo(3), viewer(1), 'session-2');
    await begun(1);
    drawing[0]?.done(Buffer.of(1));
    await begun(2);
    expect(read).toEqual(['photos/1', 'photos/3']);
    expect(drawing.map(({ line }) => line)).toEqual(['1000001K 24.11.2026', '1000001K 24.11.2026']);
  });

  it('are tried again after one that failed', async () => {
    const first = marks.marked(photo(1), viewer(1));
    await begun(1);
    drawing[0]?.done(Promise.reject(new Error('broken')) as unknown as Buffer);
    await expect(first).rejects.toThrow('broken');
    void marks.marked(photo(1), viewer(1));
    await begun(2);
  });
});
