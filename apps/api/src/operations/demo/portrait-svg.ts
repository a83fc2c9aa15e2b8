/**
 * Draws the demonstration portraits. The figures are remixes of 'Avataaars' by Pablo Stanley (https://avataaars.com/),
 * free for personal and commercial use; bindi, earrings, pallu and backdrop are ours.
 */
import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import type { PortraitSpec } from './portraits.js';

/** 4:5, with the bust on the lower edge and room above the head. */
const VIEW = { x: 20, y: -20, width: 240, height: 300 };
const PORTRAIT_PIXELS = { width: 640, height: 800 } as const;

const BUST = 'M40 280v-9a72 72 0 0 1 72-72h4v-8h48v8h4a72 72 0 0 1 72 72v9Z';
/** The group in which Avataaars draws the mouth: elements before it are above the clothes and below the hair. */
const MOUTH_GROUP = '<g transform="translate(78 134)">';
/** Avataaars clips to its own square; our canvas is taller. */
const SQUARE_CUT = '<rect width="280" height="280" rx="0" ry="0" x="0" y="0" fill="#fff" />';

function backdrop({ wall, arch }: PortraitSpec['backdrop']): string {
  const canvas = `x="${VIEW.x}" y="${VIEW.y}" width="${VIEW.width}" height="${VIEW.height}"`;
  const niche = arch ? `<path d="M48 280V92a92 92 0 0 1 184 0v188Z" fill="#${arch}"/>` : '';
  return `<rect ${canvas} fill="#${wall}"/>${niche}`;
}

function pallu(cloth: NonNullable<PortraitSpec['pallu']>): string {
  const fold = (d: string) => `<path d="${d}" stroke="#000" stroke-opacity=".1" stroke-width="2" fill="none"/>`;
  return `<g transform="translate(-8)"><clipPath id="bust"><path d="${BUST}"/></clipPath><g clip-path="url(#bust)">
    <path d="M166 190C150 222 112 252 60 284H260V190Z" fill="#${cloth.color}"/>
    <path d="M166 190C150 222 112 252 60 284" stroke="#${cloth.border}" stroke-width="7" fill="none"/>
    ${fold('M182 198C172 232 142 262 112 284')}${fold('M198 202C194 236 176 264 156 284')}</g></g>`;
}

const bindi = '<circle cx="140" cy="95" r="3" fill="#8e1b2c"/>';
const earring = (x: number) =>
  `<circle cx="${x}" cy="135" r="3" fill="#d9a83f"/><path d="M${x - 3.5} 142a3.5 4 0 0 1 7 0l-3.5 4Z" fill="#d9a83f"/>`;

/** An SVG document of PORTRAIT_PIXELS. */
export function portraitSvg(spec: PortraitSpec): string {
  const figure = createAvatar(avataaars, {
    seed: 'portrait',
    style: ['default'],
    top: [spec.top],
    topProbability: 100,
    hairColor: [spec.hairColor],
    skinColor: [spec.skinColor],
    facialHair: spec.facialHair ? [spec.facialHair] : [],
    facialHairProbability: spec.facialHair ? 100 : 0,
    facialHairColor: [spec.hairColor],
    accessories: spec.glasses ? [spec.glasses] : [],
    accessoriesProbability: spec.glasses ? 100 : 0,
    accessoriesColor: ['3a302c'],
    clothing: [spec.clothing],
    clothesColor: [spec.clothesColor],
    mouth: [spec.mouth],
    eyes: [spec.eyes],
    eyebrows: [spec.eyebrows],
  }).toString();
  const jewels = (spec.bindi ? bindi : '') + (spec.earrings ? earring(77) + earring(203) : '');
  return figure
    .replace(
      'viewBox="0 0 280 280"',
      `viewBox="${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}" width="${PORTRAIT_PIXELS.width}" height="${PORTRAIT_PIXELS.height}"`,
    )
    .replace(SQUARE_CUT, `<rect x="0" y="-20" width="280" height="300" fill="#fff"/>`)
    .replace('<g mask="url(#viewboxMask)">', (group) => group + backdrop(spec.backdrop))
    .replace(MOUTH_GROUP, (group) => (spec.pallu ? pallu(spec.pallu) : '') + group)
    .replace(/<\/g><\/svg>$/, `${jewels}</g></svg>`);
}
