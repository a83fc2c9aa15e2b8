/** Small PNG files that are costly to decode. Imports nothing of the product: measurements import this file too. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = { grey: 1, rgb: 3, rgba: 4 };
const COLOUR_TYPES = { grey: 0, rgb: 2, rgba: 6 };
/** Adam7: the first column and row of each pass, and the steps between its columns and rows. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export interface HostilePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colour: keyof typeof CHANNELS;
  readonly bits: 8 | 16;
  readonly interlaced: boolean;
}

const hostile = (
  width: number,
  height: number,
  colour: HostilePicture['colour'] = 'grey',
  bits: HostilePicture['bits'] = 8,
  interlaced = false,
): HostilePicture => ({
  name: `${width} x ${height}, ${colour}, ${bits} bits${interlaced ? ', interlaced' : ''}`,
  width,
  height,
  colour,
  bits,
  interlaced,
});

export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  hostile(1, 39_000_000),
  hostile(39_000_000, 1),
  hostile(4, 9_900_000, 'rgb'),
  hostile(60, 650_000, 'rgb'),
  hostile(6300, 6300, 'rgba', 16, true),
  hostile(12_001, 3000),
  hostile(49, 60),
  hostile(100, 601),
  hostile(8000, 5001),
];

/** The most costly picture that is accepted by its form. */
export const COSTLIEST_ACCEPTED: HostilePicture = hostile(6300, 6300, 'rgba', 8, true);

export function chunkOfPng(name: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
  whole.writeUInt32BE(data.length);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** A whole and valid picture of one colour. */
export async function pngOf({ width, height, colour, bits, interlaced }: HostilePicture): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, COLOUR_TYPES[colour], 0, 0, Number(interlaced)], 8);
  const parts = interlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const lengths = parts.map(([left, top, right, down]) => {
    const columns = Math.ceil((width - left) / right);
    const rows = Math.ceil((height - top) / down);
    return columns > 0 ? Math.max(rows, 0) * (1 + (columns * CHANNELS[colour] * bits) / 8) : 0;
  });
  const rows = await zeros(lengths.reduce((sum, length) => sum + length, 0));
  const end = chunkOfPng('IEND', Buffer.alloc(0));
  return Buffer.concat([SIGNATURE, chunkOfPng('IHDR', header), chunkOfPng('IDAT', rows), end]);
}

/** Compressed, piece by piece: the picture itself may not fit into memory. */
async function zeros(length: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const compressed = buffer(deflate);
  const piece = Buffer.alloc(1024 * 1024);
  for (let left = length; left > 0; left -= piece.length)
    if (!deflate.write(piece.subarray(0, Math.min(left, piece.length)))) await once(deflate, 'drain');
  deflate.end();
  return compressed;
}
