import { createSecretKey, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Sealer, sealedSize } from './sealing.js';

const CHUNK = 64 * 1024;
const HEADER = 24;
const SEALED = CHUNK + 16;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('sealing', () => {
  const sealer = new Sealer(createSecretKey(randomBytes(32)));
  const seal = (part: string, bytes: Buffer) => buffer(sealer.seal(part)(inPieces(bytes, 1000)));
  const open = (part: string, bytes: Buffer, by = sealer) => buffer(by.open(part)(inPieces(bytes, 70_000)));

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_001])(
    'brings back %d bytes, and is as long as told',
    async (n) => {
      const bytes = randomBytes(n);
      const sealed = await seal('files/a', bytes);
      expect(sealed).toHaveLength(sealedSize(n));
      expect(n > 16 && sealed.includes(bytes.subarray(0, 16))).toBe(false);
      expect(await open('files/a', sealed)).toEqual(bytes);
    },
  );

  it('never gives the same bytes twice', async () => {
    const bytes = randomBytes(100);
    expect(await seal('files/a', bytes)).not.toEqual(await seal('files/a', bytes));
  });

  it.each<[string, (sealed: Buffer, other: Buffer) => Buffer]>([
    ['one bit changed', (sealed) => Buffer.from(sealed.map((byte, at) => (at === 100_000 ? byte ^ 1 : byte)))],
    ['the last chunk cut off', (sealed) => sealed.subarray(0, HEADER + 2 * SEALED)],
    ['a few bytes cut off', (sealed) => sealed.subarray(0, -3)],
    ['everything behind the header cut off', (sealed) => sealed.subarray(0, HEADER)],
    ['less than a header', (sealed) => sealed.subarray(0, 10)],
    ['bytes added', (sealed) => Buffer.concat([sealed, Buffer.alloc(40)])],
    [
      'two chunks exchanged',
      (sealed) => {
        const [first, second] = [
          sealed.subarray(HEADER, HEADER + SEALED),
          sealed.subarray(HEADER + SEALED, HEADER + 2 * SEALED),
        ];
        return Buffer.concat([sealed.subarray(0, HEADER), second, first, sealed.subarray(HEADER + 2 * SEALED)]);
      },
    ],
    [
      'a chunk of another part',
      (sealed, other) => Buffer.concat([other.subarray(0, HEADER + SEALED), sealed.subarray(HEADER + SEALED)]),
    ],
    [
      'the salt of another part',
      (sealed, other) => Buffer.concat([other.subarray(0, HEADER), sealed.subarray(HEADER)]),
    ],
  ])('finds %s', async (_, damage) => {
    const [sealed, other] = [await seal('files/a', randomBytes(150_000)), await seal('files/a', randomBytes(150_000))];
    await expect(open('files/a', damage(sealed, other))).rejects.toThrow('files/a cannot be decrypted');
  });

  it('finds one part in the place of another, and another key', async () => {
    const sealed = await seal('files/a', randomBytes(100));
    await expect(open('files/b', sealed)).rejects.toThrow('files/b cannot be decrypted');
    const stranger = new Sealer(createSecretKey(randomBytes(32)));
    await expect(open('files/a', sealed, stranger)).rejects.toThrow('cannot be decrypted');
    expect(stranger.keyId).not.toBe(sealer.keyId);
  });
});
