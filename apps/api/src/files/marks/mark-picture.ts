import sharp from 'sharp';
import { lineSvg } from './mark-line.ts';
import { addPattern } from './mark-pattern.ts';

/** R70: what is looked at is no larger. */
export const MARKED_SIDE = 1080;
/** Quick rather than small: somebody waits for it, and it is sent once. */
const ENCODING = { quality: 82, effort: 2 } as const;

export interface Mark {
  /** Of the pattern. */
  readonly bits: Uint8Array;
  readonly line: string;
}

/** A stored photo as one viewer gets it. */
export async function markedPicture(stored: Uint8Array, { bits, line }: Mark): Promise<Buffer> {
  const { data, info } = await sharp(stored)
    .resize({ width: MARKED_SIDE, height: MARKED_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  addPattern({ data, width, height, channels }, bits);
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(lineSvg(line, { width, height })) }])
    .webp(ENCODING)
    .toBuffer();
}
