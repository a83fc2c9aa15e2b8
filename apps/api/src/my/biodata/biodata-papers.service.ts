import { Injectable } from '@nestjs/common';
import type { BiodataShareRow } from '../../profiles/biodata-shares/biodata-share.entity.js';
import { BiodataShares } from '../../profiles/biodata-shares/biodata-shares.service.js';
import { LinkPhotos } from '../../profiles/biodata-shares/link-photos.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { KeptPictures } from '../../platform/pictures/watermarks/kept-pictures.js';
import { Paper } from '../../platform/pdf/paper.service.js';
import { BIODATA_PAPER, paperOf } from './biodata-paper.js';
import { BiodataPages, type BiodataPage } from './biodata-pages.service.js';

const KEPT_BYTES = 16 * 1024 * 1024;
const KEPT_MS = 10 * 60 * 1000;

/** The biodata as a PDF: one page of A4, two at most. Who sends it, saves it too: the same paper is made once in a while. */
@Injectable()
export class BiodataPapers {
  private readonly kept = new KeptPictures(KEPT_BYTES, KEPT_MS);
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly shares: BiodataShares,
    private readonly pages: BiodataPages,
    private readonly photos: LinkPhotos,
    private readonly paper: Paper,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError not-found, paper-busy, paper-missing, paper-failed */
  async pdf(ownerId: number, id: string): Promise<Buffer> {
    const share = await this.shares.find(ownerId, id);
    if (!share) throw new AppError('not-found');
    const page = await this.pages.ofShare(share);
    const key = [id, share.version, page.fingerprint, ...page.content.footer].join(' ');
    return this.kept.get(key, this.clock.now()) ?? this.underWay.get(key) ?? this.make(key, share, page);
  }

  private make(key: string, share: BiodataShareRow, page: BiodataPage): Promise<Buffer> {
    const making = this.photoOf(share, page)
      .then((photo) => this.paper.pdf(BIODATA_PAPER, paperOf(page.content, photo)))
      .then((pdf) => {
        this.kept.put(key, pdf, this.clock.now());
        return pdf;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    return making;
  }

  private async photoOf(share: BiodataShareRow, { photoId }: BiodataPage): Promise<Buffer | null> {
    return photoId === null ? null : this.photos.bytes(photoId, share, 'jpeg');
  }
}
