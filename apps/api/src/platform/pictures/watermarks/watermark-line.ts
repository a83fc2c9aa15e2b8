/**
 * The visible part of a mark: the viewer's number and the date at the lower edge. Drawn by strokes, since a server has no
 * font; white within black, so that it can be read on any picture.
 */
const ROUND = 'M2 0C.8 0 0 1.2 0 3S.8 6 2 6 4 4.8 4 3 3.2 0 2 0Z';
const BOW = 'M.3 6V0H2.2C3.3 0 3.9.6 3.9 1.6S3.3 3.2 2.2 3.2H.3';
const OPEN = 'M3.9 1C3.5.4 2.8 0 2.1 0 .8 0 0 1.2 0 3S.8 6 2.1 6C2.8 6 3.5 5.6 3.9 5';

/** Each 4 wide and 6 high. */
const STROKES: Readonly<Record<string, string>> = {
  '0': ROUND,
  '1': 'M.6 1.2 2.2 0V6',
  '2': 'M.2 1.5C.3.6 1 0 2 0 3.1 0 3.8.7 3.8 1.7 3.8 3.2.4 4.3.2 6H3.9',
  '3': 'M.3.8C.7.3 1.3 0 2 0 3 0 3.7.6 3.7 1.5S3 2.9 1.7 2.9C3.1 2.9 4 3.5 4 4.4 4 5.4 3.2 6 2 6 1.2 6 .5 5.7.1 5.1',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.6 0H.7L.4 2.8C.8 2.4 1.4 2.2 2 2.2 3.2 2.2 4 3 4 4.1 4 5.2 3.1 6 1.9 6 1.1 6 .5 5.7.1 5.2',
  '6': 'M3.5.6C3.1.2 2.6 0 2.1 0 .8 0 0 1.3 0 3.4 0 5.1.8 6 2 6S4 5.2 4 4.1 3.2 2.3 2.1 2.3C1 2.3.2 3 0 3.8',
  '7': 'M0 0H4L1.5 6',
  '8': 'M2 2.8C.9 2.8.3 2.2.3 1.4S1 0 2 0 3.7.6 3.7 1.4 3.1 2.8 2 2.8C.8 2.8 0 3.5 0 4.4S.8 6 2 6 4 5.3 4 4.4 3.2 2.8 2 2.8Z',
  '9': 'M.5 5.4C.9 5.8 1.4 6 1.9 6 3.2 6 4 4.7 4 2.6 4 .9 3.2 0 2 0S0 .8 0 1.9.8 3.7 1.9 3.7C3 3.7 3.8 3 4 2.2',
  '.': 'M1 6h.01',
  A: 'M0 6 2 0 4 6M.7 4H3.3',
  C: OPEN,
  E: 'M3.8 0H.3V6H3.8M.3 2.9H3.2',
  F: 'M3.8 0H.3V6M.3 2.9H3.2',
  G: `${OPEN}V3.3H2.3`,
  H: 'M.2 0V6M3.8 0V6M.2 2.9H3.8',
  J: 'M3.2 0V4.3C3.2 5.4 2.6 6 1.7 6 .8 6 .2 5.5.1 4.6',
  K: 'M.3 0V6M3.8 0 .3 3.6M1.6 2.4 4 6',
  L: 'M.4 0V6H3.8',
  M: 'M0 6V0L2 3.6 4 0V6',
  N: 'M.2 6V0L3.8 6V0',
  P: BOW,
  Q: `${ROUND}M2.5 4.4 4 6.3`,
  R: `${BOW}M2 3.2 3.9 6`,
  T: 'M0 0H4M2 0V6',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 1.6 3 6 4 0',
  X: 'M.1 0 3.9 6M3.9 0 .1 6',
  Y: 'M0 0 2 3 4 0M2 3V6',
};
const ADVANCE = 5.6;
const HEIGHT = 6;
const OPACITY = 0.6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The height of the letters in pixels: about a fiftieth of the width, and never wider than the picture. */
const scaleOf = (line: string, { width }: Size): number =>
  Math.min(Math.min(Math.max(width / 52, 9), 18) / HEIGHT, (width * 0.92) / (line.length * ADVANCE));

/** The share of a picture's height, from its lower edge, that a line may cover. */
export const LINE_SHARE = 0.06;

function strokesOf(sign: string): string {
  const strokes = sign === ' ' ? '' : STROKES[sign];
  if (strokes === undefined) throw new Error(`No strokes for ${sign}.`);
  return strokes;
}

/** A picture of this size with nothing but the line, transparent elsewhere. */
export function lineSvg(line: string, size: Size): string {
  const scale = scaleOf(line, size);
  const margin = Math.min(HEIGHT * scale, size.height * 0.02);
  const strokes = [...line]
    .map((sign, index) => `<path transform="translate(${index * ADVANCE} 0)" d="${strokesOf(sign)}"/>`)
    .join('');
  const layer = (color: string, width: number): string => `<g stroke="${color}" stroke-width="${width}">${strokes}</g>`;
  const place = `translate(${margin} ${size.height - margin - HEIGHT * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><g opacity="${OPACITY}" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="${place}">${layer('#000', 2)}${layer('#fff', 0.8)}</g></svg>`;
}
