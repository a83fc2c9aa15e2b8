/**
 * Notifies members of rejected photos once the verdict can no longer be undone, and removes those that were replaced by
 * nothing in all that time. The account's lock lets one process do it, once.
 */
import { PHOTO_REFUSALS } from '@kalyanam/shared/base/vocabulary/photo-refusals';
import { te } from '@kalyanam/shared/base/vocabulary/photo-refusals.te';
import { reasonInFull, reasonsByValue } from '@kalyanam/shared/base/vocabulary/reason';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { DueWork } from '../../../platform/jobs/due-work.js';
import { Settings } from '../../../platform/config/settings.js';
import { PhotoReviews } from '../../../profiles/photos/photo-reviews.service.js';
import type { Photo } from '../../../profiles/photos/photo.entity.js';
import { PhotosService } from '../../../profiles/photos/photos.service.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { Outbox } from '../../../people/outbox/outbox.service.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';

const LOOK_EVERY_MS = 2000;
const BATCH = 20;
const LOGGED = { name: 'PhotoRefusals', failure: 'A refused photo is not dealt with' };

const REASONS = { en: reasonsByValue(PHOTO_REFUSALS), te };

@Injectable()
export class PhotoRefusalsWorker implements BeforeApplicationShutdown {
  private readonly refusals = new DueWork({
    ...LOGGED,
    due: () => this.reviews.due(BATCH),
    carryOut: (photo) => this.carryOut(photo),
  });
  private readonly removals = new DueWork({
    ...LOGGED,
    due: () => this.reviews.expired(BATCH),
    carryOut: ({ id, userId }) =>
      this.accounts.transaction((manager) => this.photos.removeRejected(manager, userId, id)),
    after: async (count) => count > 0 && this.files.removeAbandoned(),
  });

  constructor(
    private readonly accounts: AccountsService,
    private readonly reviews: PhotoReviews,
    private readonly photos: PhotosService,
    private readonly profiles: ProfilesService,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
    private readonly settings: Settings,
  ) {}

  @Interval(LOOK_EVERY_MS)
  async carryOutDue(): Promise<void> {
    await this.refusals.run();
    await this.removals.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.refusals.end(), this.removals.end()]);
  }

  private async carryOut({ id, userId, refusal: stored }: Photo): Promise<void> {
    const rows = await this.profiles.withUser(userId);
    if (!rows) return;
    const { user, profile } = rows;
    const refusal = stored ?? 'unsuitable';
    const notes = reasonInFull(REASONS[user.language][refusal]);
    await this.accounts.transaction(async (manager) => {
      if (!(await this.photos.reject(manager, userId, id))) return;
      await this.outbox.add(manager, {
        userId,
        channel: 'email',
        template: 'photo-refused',
        destination: user.email,
        values: { name: profile.name, notes, link: `${this.settings.memberUrl}/my-profile/photos` },
      });
      await this.notifications.add(manager, userId, 'photo-refused', { outcome: { of: 'photo', refusal } });
    });
  }
}
