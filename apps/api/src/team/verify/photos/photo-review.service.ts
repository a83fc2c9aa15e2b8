import {
  PHOTO_UNDO_SECONDS,
  PHOTOS_A_SCREEN,
  type PhotoQueueAnswer,
  type PhotoReviewAnswer,
  type PhotoReviewRequest,
  type PhotoUndoAnswer,
  type WaitingPhoto,
} from '@kalyanam/shared/team/photo-review';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { Clock } from '../../../platform/time/clock.js';
import type { Answer } from '../../../platform/http/answer.js';
import { TeamSettingsService } from '../../../people/team-settings/team-settings.service.js';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import { PhotoReviews } from '../../../profiles/photos/photo-reviews.service.js';
import type { Photo } from '../../../profiles/photos/photo.entity.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { SignalsService } from '../signals/signals.service.js';

/** The queue of photos of verified members, and the verdicts on them. */
@Injectable()
export class PhotoReviewService {
  constructor(
    private readonly reviews: PhotoReviews,
    private readonly addresses: PhotoAddresses,
    private readonly profiles: ProfilesService,
    private readonly signals: SignalsService,
    private readonly accounts: AccountsService,
    private readonly notifications: NotificationsService,
    private readonly settings: TeamSettingsService,
    private readonly entries: BrowseEntries,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async queue(actor: Actor): Promise<Answer<PhotoQueueAnswer>> {
    const [photos, total, { photoReview }] = await Promise.all([
      this.reviews.waiting(PHOTOS_A_SCREEN),
      this.reviews.count(),
      this.settings.current(),
    ]);
    const [likenesses, owners] = await Promise.all([
      this.signals.likenesses(photos),
      this.profiles.withUsers(photos.map(({ userId }) => userId)),
    ]);
    const shown: WaitingPhoto[] = [];
    for (const photo of photos) {
      const rows = owners.get(photo.userId);
      if (!rows) continue;
      shown.push({
        photo: this.addresses.view(photo, { kind: 'admin', sessionId: actor.admin.sessionId }),
        userId: rows.user.publicId,
        name: rows.profile.name,
        age: ageOn(rows.profile.dob, this.clock.now()),
        main: photo.sortOrder === 0,
        uploadedAt: photo.createdAt.toISOString(),
        declared: photo.declaredAt !== null,
        likenesses: likenesses.get(photo.id) ?? [],
      });
    }
    return { photos: shown, total, review: photoReview };
  }

  async count(): Promise<{ total: number }> {
    return { total: await this.reviews.count() };
  }

  async review({ ids, verdict, reason }: PhotoReviewRequest, actor: Actor): Promise<Answer<PhotoReviewAnswer>> {
    const refusal = verdict === 'refuse' ? (reason ?? null) : null;
    const photos = await this.changing(async (manager) => {
      const judged = await this.reviews.judge(manager, ids, { adminId: actor.admin.adminId, refusal });
      const action = refusal === null ? 'photo-fine' : 'photo-refused';
      await this.note(manager, judged, action, refusal === null ? {} : { reason: refusal }, actor);
      if (refusal === null)
        for (const photo of judged)
          await this.notifications.add(manager, photo.userId, 'photo-approved', causeOf(photo));
      return judged;
    });
    const undoUntil = this.clock.inSeconds(PHOTO_UNDO_SECONDS).toISOString();
    return { reviewed: photos.map(({ publicId }) => publicId), undoUntil };
  }

  async undo(ids: readonly string[], actor: Actor): Promise<Answer<PhotoUndoAnswer>> {
    const photos = await this.changing(async (manager) => {
      const undone = await this.reviews.undo(manager, ids, actor.admin.adminId);
      await this.note(manager, undone, 'photo-review-undone', {}, actor);
      for (const photo of undone)
        await this.notifications.retractAll(manager, 'photo-approved', [causeOf(photo)], [photo.userId]);
      return undone;
    });
    return { undone: photos.map(({ publicId }) => publicId) };
  }

  private changing<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.accounts.transaction(work);
  }

  private async note(
    manager: EntityManager,
    photos: readonly Photo[],
    action: 'photo-fine' | 'photo-refused' | 'photo-review-undone',
    details: Record<string, string>,
    actor: Actor,
  ): Promise<void> {
    for (const photo of photos) {
      const owner = await this.accounts.byId(photo.userId);
      if (!owner) continue;
      await this.entries.refresh(manager, owner.id);
      const subject = `member:${owner.publicId}`;
      await this.audit.write(manager, {
        ...actedBy(actor),
        action,
        subject,
        details: { photo: photo.publicId, ...details },
      });
    }
  }
}

const causeOf = ({ publicId }: Photo) => ({ photo: publicId });
