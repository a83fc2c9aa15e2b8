/**
 * Notifies members of rejected photos once the verdict can no longer be undone, and removes those that were replaced by
 * nothing in all that time. The account's lock lets one process do it, once.
 */
import { PHOTO_REFUSALS } from '@kalyanam/shared/vocabulary/photo-refusals';
import { te } from '@kalyanam/shared/vocabulary/photo-refusals.te';
import { reasonInFull, reasonsByValue } from '@kalyanam/shared/vocabulary/reason';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { reasonOf } from '../../../platform/errors/app-error.js';
import { runFailed } from '../../../platform/jobs/jobs.js';
import { OneAtATime } from '../../../platform/jobs/one-at-a-time.js';
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

const REASONS = { en: reasonsByValue(PHOTO_REFUSALS), te };

@Injectable()
export class PhotoRefusalsWorker implements BeforeApplicationShutdown {
  private readonly log = new Logger('PhotoRefusals');
  private readonly turns = new OneAtATime(() => this.carryOutAll());

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
  carryOutDue(): Promise<void> {
    return this.turns.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.turns.end();
  }

  private async carryOutAll(): Promise<void> {
    const warn = (error: unknown) => {
      runFailed();
      this.log.warn(`A refused photo is not dealt with: ${reasonOf(error)}`);
    };
    const due = await this.reviews.due(BATCH).catch((error: unknown) => (warn(error), []));
    for (const photo of due) await this.carryOut(photo).catch(warn);
    const expired = await this.reviews.expired(BATCH).catch((error: unknown) => (warn(error), []));
    for (const { id, userId } of expired)
      await this.accounts.transaction((manager) => this.photos.removeRejected(manager, userId, id)).catch(warn);
    if (expired.length > 0) await this.files.removeAbandoned().catch(warn);
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
