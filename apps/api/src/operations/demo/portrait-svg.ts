/**
 * Draws the demonstration's portraits: quiet figures without features on the handloom of their district. No one takes
 * them for photographs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Hair, PortraitSpec, Wear } from './portraits.js';

/** What each frame shows of a figure whose head is around 120, 110 and whose chin is at 162, and its size in pixels. */
const FRAMES: Readonly<Record<Frame, { view: readonly number[]; pixels: readonly [width: number, height: number] }>> = {
  studio: { view: [0, 0, 240, 300], pixels: [640, 800] },
  close: { view: [36, 34, 168, 210], pixels: [600, 750] },
  tall: { view: [0, 10, 240, 427], pixels: [540, 960] },
  wide: { view: [-130, 30, 375, 250], pixels: [960, 640] },
  square: { view: [-30, 10, 300, 300], pixels: [700, 700] },
};

const load = createRequire(import.meta.url);
const tiles = new Map<string, string>();

/** The drawing of one weave, in black. */
function tileOf(weave: string): string {
  const tile = tiles.get(weave) ?? readFileSync(load.resolve(`@kalyanam/shared/weaves/${weave}.svg`), 'utf8');
  tiles.set(weave, tile);
  return tile;
}

function ground({ weave, dye: [cloth, thread], frame, arch }: PortraitSpec): string {
  const [x, y, width, height] = FRAMES[frame].view;
  const all = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const tile = tileOf(weave);
  const [, across, down] = /width="(\d+)" height="(\d+)"/.exec(tile) ?? [];
  const lines = tile.slice(tile.indexOf('>') + 1, tile.lastIndexOf('</svg>'));
  const niche = `<path d="M46 460V110a74 84 0 0 1 148 0v350" fill="#fffdf8" fill-opacity=".82" stroke="#c8912b" stroke-width="1.6" stroke-dasharray="3 3.4"/>`;
  return `<defs><pattern id="weave" width="${across}" height="${down}" patternUnits="userSpaceOnUse" patternTransform="scale(.75)"><g fill="#${thread}">${lines.replaceAll('#000', `#${thread}`)}</g></pattern></defs>
  <rect ${all} fill="#${cloth}"/><rect ${all} fill="url(#weave)" opacity=".34"/>${arch ? niche : ''}`;
}

const HEAD = 'M87 112C84 142 104 163 120 163S156 142 153 112C150 84 138 70 120 70S90 84 87 112Z';
const EARS = '<circle cx="87" cy="119" r="6"/><circle cx="153" cy="119" r="6"/>';
/** The parting runs down to the temples. */
const PARTING = 'M120 80C112 92 96 97 86 116C82 84 96 62 120 62S158 84 154 116C144 97 128 92 120 80Z';

/** What lies behind the head, and what lies before it. */
const HAIRS: Readonly<Record<Hair, readonly [behind: string, before: string]>> = {
  long: ['M120 58C86 58 77 86 77 120C77 164 74 192 64 226H176C166 192 163 164 163 120C163 86 154 58 120 58Z', PARTING],
  plait: [
    'M120 60C88 60 79 88 81 130C82 150 90 168 100 176H140C150 168 158 150 159 130C161 88 152 60 120 60Z',
    `${PARTING}M150 164C166 170 168 186 160 192C170 200 170 214 161 219C170 227 169 240 161 245C166 252 164 264 157 270C151 264 149 252 153 245C145 240 145 227 152 219C145 213 145 200 152 192C142 186 140 172 150 164Z`,
  ],
  bun: ['M120 38a20 18 0 0 1 0 36a20 18 0 0 1 0-36M120 60C86 60 78 92 84 122H156C162 92 154 60 120 60Z', PARTING],
  bob: [
    'M120 58C84 58 74 88 76 124C76 150 78 162 84 174H156C162 162 164 150 164 124C166 88 156 58 120 58Z',
    'M142 76C126 92 104 96 86 118C80 82 98 60 120 60S160 82 154 118C152 100 148 88 142 76Z',
  ],
  short: [
    '',
    'M88 116C79 80 96 60 122 60C148 60 161 80 152 116C151 102 150 95 145 89C128 94 108 92 95 89C90 96 89 104 88 116Z',
  ],
  parted: [
    '',
    'M88 117C77 78 98 56 124 58C150 60 162 80 152 117C152 103 150 95 145 88C130 90 116 86 106 78C102 90 89 100 88 117Z',
  ],
  curly: [
    '',
    'M88 117C74 106 78 92 82 88C78 76 88 66 96 68C100 56 116 54 122 60C132 52 148 58 149 68C160 72 162 84 158 92C163 100 160 110 152 117C153 106 150 98 144 94C128 100 110 98 96 92C90 98 88 106 88 117Z',
  ],
  thin: [
    '',
    'M88 117C82 100 84 90 90 81C102 68 138 68 150 81C156 90 158 100 152 117C152 105 148 96 142 91C130 83 110 83 98 91C92 96 89 106 88 117Z',
  ],
};
const BEARD =
  'M86 116C86 144 102 168 120 168S154 144 154 116C150 132 142 142 132 142C126 138 114 138 108 142C98 142 90 132 86 116Z';

/** Down to the knees, where a tall picture ends. */
const BODIES: Readonly<Record<Wear, string>> = {
  sari: 'M48 460C44 330 50 226 92 196L108 186H132L148 196C190 226 196 330 192 460Z',
  kurti: 'M52 460C56 330 54 228 92 198L106 188Q120 206 134 188L148 198C186 228 184 330 188 460Z',
  kurta: 'M34 460C38 330 36 222 84 198L106 186L120 192L134 186L156 198C204 222 202 330 206 460Z',
  shirt: 'M36 460C40 330 36 222 84 198L106 186L120 208L134 186L156 198C204 222 200 330 204 460Z',
  jacket: 'M32 460C36 330 34 220 82 198L104 186L120 238L136 186L158 198C206 220 204 330 208 460Z',
};
const fold = (d: string, color = '000', opacity = 0.14, width = 2): string =>
  `<path d="${d}" fill="none" stroke="#${color}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
/** A line or two that say what is worn. */
const DETAILS: Readonly<Record<Wear, string>> = {
  sari: fold('M104 460C100 400 108 350 128 318M134 460C130 410 136 366 148 330'),
  kurti: fold('M120 204V300', 'fff', 0.35) + fold('M84 250C80 320 78 380 80 460M156 250C160 320 162 380 160 460'),
  kurta: fold('M120 192V270M106 187Q120 200 134 187', 'fff', 0.4) + fold('M78 252C74 330 76 400 74 460'),
  shirt:
    '<path d="M104 185L92 200L112 216L120 204L128 216L148 200L136 185L120 206Z" fill="#fff" fill-opacity=".28"/>' +
    fold('M120 216V460'),
  jacket:
    '<path d="M104 186L120 238L136 186L128 184L120 196L112 184Z" fill="#f4eee2"/><path d="M104 186L120 238L136 186L150 200L120 264L90 200Z" fill="#000" fill-opacity=".16"/>' +
    fold('M120 264V460'),
};

/** The end of a sari crosses from the left shoulder; a stole hangs on the right. */
const DRAPES = {
  sari: ['M84 202L104 190C150 226 182 268 192 330V390C164 300 128 246 84 202Z', 'M86 206C130 246 166 302 190 388'],
  stole: ['M150 194L170 206C176 290 172 380 168 430H136C140 350 144 270 150 194Z', 'M138 424H168M138 414H168'],
} as const;

function drapeOf({ drape, wear }: PortraitSpec): string {
  if (!drape) return '';
  const [cloth, border] = DRAPES[wear === 'sari' ? 'sari' : 'stole'];
  return `<path d="${cloth}" fill="#${drape.color}"/>${fold(border, drape.border, 1, 5)}`;
}

/** Jasmine above the nape. */
const JASMINE = `<g fill="#fffaf0">${[100, 108, 116, 124, 132, 140].map((x) => `<circle cx="${x}" cy="${63 + ((x - 120) / 12) ** 2}" r="4.4"/>`).join('')}</g>`;

/** An SVG document in the form of its frame. */
export function portraitSvg(spec: PortraitSpec): string {
  const { view, pixels } = FRAMES[spec.frame];
  const [behind, before] = HAIRS[spec.hair];
  const paint = (d: string, color: string) => (d ? `<path d="${d}" fill="#${color}"/>` : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${pixels[0]}" height="${pixels[1]}">${ground(spec)}
  <g transform="translate(120 0) scale(${spec.build} 1) translate(-120 0)">
  ${paint(behind, spec.hairColor)}${spec.flowers ? JASMINE : ''}
  <path d="M104 150H136V192Q120 236 104 192Z" fill="#${spec.skin}"/><path d="M106 158Q120 172 134 158V166Q120 182 106 168Z" opacity=".12"/>
  ${paint(BODIES[spec.wear], spec.cloth)}${DETAILS[spec.wear]}${drapeOf(spec)}
  <g fill="#${spec.skin}">${spec.gender === 'male' || spec.hair === 'bun' ? EARS : ''}<path d="${HEAD}"/></g>
  ${spec.beard ? paint(BEARD, spec.hairColor) : ''}${paint(before, spec.hairColor)}
  ${spec.bindi ? '<circle cx="120" cy="103" r="2.6" fill="#8e1b2c"/>' : ''}</g></svg>`;
}
