import { Injectable } from '@nestjs/common';
import type { BiodataShareRow } from '../biodata-shares/biodata-share.entity.js';
import { BiodataShares } from '../biodata-shares/biodata-shares.service.js';
import { LinkPhotos } from '../biodata-shares/link-photos.service.js';
import { AppError } from '../common/errors/app-error.js';
import { Paper } from '../paper/paper.service.js';
import { BIODATA_PAPER, paperOf } from './biodata-paper.js';
import { BiodataPages, type BiodataPage } from './biodata-pages.service.js';

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
    return this.paper.pdf(BIODATA_PAPER, paperOf(page.content, await this.photoOf(share, page)));
  }

  private async photoOf(share: BiodataShareRow, { photoId }: BiodataPage): Promise<Buffer | null> {
    return photoId === null ? null : this.photos.bytes(photoId, share, 'jpeg');
  }
}
