import sharp from 'sharp';
import { lineSvg } from './watermark-line.ts';
import { addPattern } from './watermark-pattern.ts';

/** R70: pictures for viewing are no larger. */
export const MARKED_SIDE = 1080;
/** Quick rather than small: a viewer waits for it, and it is sent once. */
const ENCODING = { quality: 82, effort: 2 } as const;
/** What a drawn line takes of the width at most, and of the height. */
const DRAWN = { width: 0.7, height: 0.05 };

export interface Mark {
  /** Bits of the pattern. */
  readonly bits: Uint8Array;
  readonly line: string;
  /** An SVG that says it instead of the line, at the same place. */
  readonly drawn?: Buffer | null;
  readonly as?: 'webp' | 'jpeg';
}

/** A stored photo as one viewer gets it. */
export async function markedPicture(stored: Uint8Array, { bits, line, drawn, as = 'webp' }: Mark): Promise<Buffer> {
  const { data, info } = await sharp(stored)
    .resize({ width: MARKED_SIDE, height: MARKED_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  addPattern({ data, width, height, channels }, bits);
  const marked = sharp(data, { raw: { width, height, channels } }).composite([
    drawn ? await placed(drawn, { width, height }) : { input: Buffer.from(lineSvg(line, { width, height })) },
  ]);
  return (as === 'jpeg' ? marked.jpeg({ quality: ENCODING.quality }) : marked.webp(ENCODING)).toBuffer();
}

async function placed(drawn: Buffer, size: { readonly width: number; readonly height: number }) {
  const { data, info } = await sharp(drawn, { density: 300 })
    .resize({
      width: Math.round(size.width * DRAWN.width),
      height: Math.max(Math.round(size.height * DRAWN.height), 14),
      fit: 'inside',
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  const margin = Math.round(size.height * 0.02);
  return { input: data, left: margin, top: size.height - info.height - margin };
}
