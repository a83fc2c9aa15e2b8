/** Documents compared as pictures: letters are outlines in the drawing, so that every machine draws the same. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/**
 * The share of the drawn pixels that may differ: of all pixels, a page is mostly white, and a missing line would be
 * lost.
 */
const TOLERANCE = 0.005;
/** A difference out of 255: less is the edge of a line on another machine. */
const VISIBLE = 48;
const DRAWN_BELOW = 255 - VISIBLE;
/** A drawing is in points; wide enough to read conjuncts by eye. */
const WIDTH = 1000;

/** Each page paints its ground where the first one is, over what is there already. */
const GROUND = /<path class="typst-shape" fill="#ffffff"[^>]* d="M 0 0v 841[^>]*>/g;

/** What `Paper.svg` gives, as PNG. */
export const pictureOf = (svg: Buffer): Promise<Buffer> =>
  sharp(Buffer.from(svg.toString().replace(GROUND, '')), { density: 144, unlimited: true })
    .resize({ width: WIDTH })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();

const greyOf = (picture: Buffer | string) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });

/**
 * The share of what is drawn in either picture that the other has not; 1 if the pages have another size. A stored
 * picture that is not there is stored now: look at it before you commit it.
 */
export async function differenceFrom(stored: string, picture: Buffer): Promise<number> {
  if (!existsSync(stored)) {
    if (process.env.CI) throw new Error(`No stored picture ${stored}.`);
    mkdirSync(dirname(stored), { recursive: true });
    writeFileSync(stored, await sharp(picture).greyscale().png({ palette: true, colours: 16, effort: 10 }).toBuffer());
  }
  const [was, is] = [await greyOf(stored), await greyOf(picture)];
  if (was.info.width !== is.info.width || was.info.height !== is.info.height) return 1;
  let drawn = 0;
  let different = 0;
  for (const [at, before] of was.data.entries()) {
    const after = is.data[at] ?? 0;
    if (Math.min(before, after) < DRAWN_BELOW) drawn += 1;
    if (Math.abs(before - after) > VISIBLE) different += 1;
  }
  return different / drawn;
}

export const expectAsStored = async (stored: string, svg: Buffer): Promise<void> =>
  expect(await differenceFrom(stored, await pictureOf(svg))).toBeLessThanOrEqual(TOLERANCE);
