import { formatMemberCode } from '@kalyanam/shared/base/text';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/time/clock.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import type { WatermarkedFor } from '../../platform/pictures/watermarks/watermark-patterns.js';
import { Watermarks } from '../photos/watermarks/watermarks.service.js';
import { isShown } from '../photos/photo-slots.js';
import { PhotosService, type StoredPhoto } from '../photos/photos.service.js';
import { PaperTemplate, Paper } from '../../platform/pdf/paper.service.js';
import { ProfilesService } from '../profile/profiles.service.js';
import type { BiodataShareRow } from './biodata-share.entity.js';
import { BiodataShares } from './biodata-shares.service.js';
import { stateOf } from './biodata-state.js';

const MARK = new PaperTemplate(import.meta.dirname, 'link-mark');

/** Photos that leave by a link, with the words 'biodata' and the name of the recipient in them. */
@Injectable()
export class LinkPhotos {
  constructor(
    private readonly shares: BiodataShares,
    private readonly profiles: ProfilesService,
    private readonly photos: PhotosService,
    private readonly settings: TeamSettingsService,
    private readonly marks: Watermarks,
    private readonly paper: Paper,
    private readonly clock: Clock,
  ) {}

  /** The first one that others may see; null for none. */
  async firstOf(ownerId: number): Promise<StoredPhoto | null> {
    const [stored, { photoReview }] = await Promise.all([this.photos.ofUsers([ownerId]), this.settings.current()]);
    return stored.get(ownerId)?.find((photo) => isShown(photo, null, photoReview)) ?? null;
  }

  /** The link, if it shows this photo at this moment. */
  async shareShowing(photoId: string, sharePublicId: string): Promise<BiodataShareRow | null> {
    const share = await this.shares.byPublicId(sharePublicId);
    const owner = share?.photo === 'first' && (await this.profiles.withUser(share.ownerId));
    if (!share || !owner || stateOf(share, owner, this.clock.now()) !== 'valid') return null;
    return (await this.firstOf(share.ownerId))?.publicId === photoId ? share : null;
  }

  /** Null if the file is lost. @throws AppError busy */
  async bytes(photoId: string, share: BiodataShareRow, as: 'webp' | 'jpeg'): Promise<Buffer | null> {
    const [photo, owner] = await Promise.all([this.photos.byPublicId(photoId), this.profiles.withUser(share.ownerId)]);
    return photo && owner && this.marks.marked(photo, this.markedFor(share, owner.user.memberCode), share.publicId, as);
  }

  /** Where no document can be made, the strokes of all marks say it: they know no Telugu, and so no name. */
  private markedFor({ publicId, forWhom }: BiodataShareRow, memberCode: string): WatermarkedFor {
    const words = `biodata ${forWhom}`;
    const drawn = (): Promise<Buffer | null> =>
      this.paper.svg(MARK, { data: { words } }).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      });
    return {
      id: publicId,
      code: `BIODATA ${formatMemberCode(memberCode).replace('-', ' ')}`,
      words: { text: words, drawn },
    };
  }
}
