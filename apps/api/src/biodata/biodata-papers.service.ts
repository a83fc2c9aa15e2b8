import type { BiodataContent } from '@kalyanam/shared/contracts/biodata';
import { Injectable } from '@nestjs/common';
import type { BiodataShareRow } from '../biodata-shares/biodata-share.entity.js';
import { BiodataShares } from '../biodata-shares/biodata-shares.service.js';
import { LinkPhotos } from '../biodata-shares/link-photos.service.js';
import { AppError } from '../common/errors/app-error.js';
import { Paper, PaperTemplate, type PaperContent } from '../paper/paper.service.js';
import { BiodataPages, type BiodataPage } from './biodata-pages.service.js';

const TEMPLATE = new PaperTemplate(import.meta.dirname, 'biodata');

/** The biodata as a PDF: one page of A4, two at most. */
@Injectable()
export class BiodataPapers {
  constructor(
    private readonly shares: BiodataShares,
    private readonly pages: BiodataPages,
    private readonly photos: LinkPhotos,
    private readonly paper: Paper,
  ) {}

  /** @throws AppError not-found, paper-busy, paper-missing, paper-failed */
  async pdf(ownerId: number, id: string): Promise<Buffer> {
    const share = await this.shares.find(ownerId, id);
    if (!share) throw new AppError('not-found');
    const page = await this.pages.ofShare(share);
    return this.paper.pdf(TEMPLATE, paperOf(page.content, await this.photoOf(share, page)));
  }

  /** The same as a drawing. */
  drawing(content: BiodataContent, photo: Buffer | null = null): Promise<Buffer> {
    return this.paper.svg(TEMPLATE, paperOf(content, photo));
  }

  private async photoOf(share: BiodataShareRow, { photoId }: BiodataPage): Promise<Buffer | null> {
    return photoId === null ? null : this.photos.bytes(photoId, share, 'jpeg');
  }
}

function paperOf({ code, photo: _address, ...content }: BiodataContent, photo: Buffer | null): PaperContent {
  return {
    data: { ...content, photo: photo !== null, code: code !== null },
    pictures: {
      ...(photo && { 'photo.jpg': photo }),
      ...(code && { 'code.svg': Buffer.from(codeSvg(code)) }),
    },
  };
}

const codeSvg = ({ size, path }: NonNullable<BiodataContent['code']>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000"/></svg>`;
