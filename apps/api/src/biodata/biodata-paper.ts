import type { BiodataContent } from '@kalyanam/shared/contracts/biodata';
import { PaperTemplate, type PaperContent } from '../paper/paper.service.js';

export const BIODATA_PAPER = new PaperTemplate(import.meta.dirname, 'biodata');

/** In points. The first with which it is one page; of what is too much for one page, the last few keep it at two. */
const SIZES = [11.5, 11, 10.5, 10, 9.5, 9, 8.6, 8, 7.2];
const PAGE_POINTS = 745;
const CODE_POINTS = 66;

/** What the template reads: one page of A4, two at most. */
export function paperOf({ code, photo: _address, ...content }: BiodataContent, photo: Buffer | null): PaperContent {
  return {
    data: { ...content, photo: photo !== null, code: code !== null },
    sizes: SIZES.slice(firstSize(content)),
    pictures: {
      ...(photo && { 'photo.jpg': photo }),
      ...(code && { 'code.svg': Buffer.from(codeSvg(code)) }),
    },
  };
}

const codeSvg = ({ size, path }: NonNullable<BiodataContent['code']>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`;

/** Roughly, so that most papers are laid out once: lines of about so many letters, and what stands between them. */
function firstSize({ head, name, parts }: Pick<BiodataContent, 'head' | 'name' | 'parts'>): number {
  const rows = parts.flatMap(({ id, rows }) =>
    rows.map(({ lines }) => linesOf(lines, id === 'words' ? 105 : 68) * LINE_EM + (id === 'words' ? HEADING_EM : 0)),
  );
  const between = parts.filter(({ id }) => id !== 'words').length * HEADING_EM + name.length * 3 + (head ? 2.6 : 0) + 5;
  const ems = rows.reduce((sum, ems) => sum + ems, between);
  const fits = (PAGE_POINTS - CODE_POINTS) / ems;
  return Math.max(
    0,
    SIZES.findIndex((size) => size <= fits),
  );
}

const LINE_EM = 1.32;
const HEADING_EM = 2.7;
const linesOf = (lines: readonly string[], letters: number): number =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / letters), 0);
