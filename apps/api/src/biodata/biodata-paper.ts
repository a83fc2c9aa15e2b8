import type { BiodataContent } from '@kalyanam/shared/contracts/biodata';
import { PaperTemplate, type PaperContent } from '../paper/paper.service.js';
import { sizesFor } from './biodata-size.js';

export const BIODATA_PAPER = new PaperTemplate(import.meta.dirname, 'biodata');

/** What the template reads: one page of A4, two at most. */
export function paperOf({ code, photo: _address, ...content }: BiodataContent, photo: Buffer | null): PaperContent {
  return {
    data: { ...content, photo: photo !== null, code: code !== null },
    ...sizesFor({ ...content, photo: photo !== null }),
    pictures: {
      ...(photo && { 'photo.jpg': photo }),
      ...(code && { 'code.svg': Buffer.from(codeSvg(code)) }),
    },
  };
}

const codeSvg = ({ size, path }: NonNullable<BiodataContent['code']>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`;
