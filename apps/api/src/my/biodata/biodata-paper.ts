import type { BiodataContent, BiodataPart, BiodataRow } from '@kalyanam/shared/contracts/biodata';
import { PaperTemplate, type PaperContent } from '../../platform/pdf/paper.service.js';
import { sizesFor } from './biodata-size.js';

const LETTERS = new Intl.Segmenter();
const SHORT = 44;

export const BIODATA_PAPER = new PaperTemplate(import.meta.dirname, 'biodata');

/** What the template reads: one page of A4, two at most. */
export function paperOf({ code, photo: _address, ...content }: BiodataContent, photo: Buffer | null): PaperContent {
  const written = { ...content, parts: inLines(content), photo: photo !== null };
  return {
    data: { ...written, code: code !== null },
    ...sizesFor(written),
    pictures: {
      ...(photo && { 'photo.jpg': photo }),
      ...(code && { 'code.svg': Buffer.from(codeSvg(code)) }),
    },
  };
}

const codeSvg = ({ size, path }: NonNullable<BiodataContent['code']>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`;

/** Short texts in two languages are side by side, longer ones below each other. */
const inLines = ({ language, parts }: Pick<BiodataContent, 'language' | 'parts'>): BiodataPart[] =>
  language === 'both'
    ? parts.map((part) => (part.id === 'words' ? part : { ...part, rows: part.rows.map(besides) }))
    : parts;

const besides = ({ name, lines }: BiodataRow): BiodataRow => ({ name: together(name), lines: together(lines) });

const together = (texts: string[]): string[] =>
  texts.length === 2 && [...LETTERS.segment(texts.join(''))].length < SHORT ? [texts.join(' · ')] : texts;
