import { Injectable } from '@nestjs/common';
import type { Looker } from '../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { DeskCallers } from '../../people/seats/desk-callers.service.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { AdminSessionsService } from '../../people/team-accounts/admin-sessions.service.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { isShown } from '../../profiles/photos/photo-slots.js';
import type { Photo } from '../../profiles/photos/photo.entity.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { StoriesRepository } from '../marriage/stories.repository.js';

export type SignedIn = Exclude<Looker, { readonly linkId: number }>;

/** Who looks, in the owner's ledger; null: not this viewer. */
export type LookerAt = (photo: Photo, viewer: PhotoViewer) => Promise<SignedIn | null>;

/** Who may see a photo at this moment, by kind of viewer. Links and stories are open to anyone who has the page. */
@Injectable()
export class PhotoLookers {
  constructor(
    private readonly sessions: SessionsService,
    private readonly adminSessions: AdminSessionsService,
    private readonly accounts: AccountsService,
    private readonly desks: DeskCallers,
    private readonly visibility: ProfileVisibility,
    private readonly settings: TeamSettingsService,
    private readonly stories: StoriesRepository,
  ) {}

  readonly member: LookerAt = async (photo, { sessionId, actingFor }) => {
    const [session] = await this.sessions.factsOf([sessionId]);
    if (!session || session.endedAt !== null || session.accountStatus === 'suspended') return null;
    // C14: photos shown to a family member close with the seat, immediately.
    const viewer = actingFor === undefined ? session : await this.desks.lookerFor(session, actingFor);
    if (!viewer) return null;
    // C16: a photo that the other member of a couple is asked to tick.
    if (actingFor === undefined && (await this.stories.isOffered(photo.id, viewer.userId)))
      return { viewerId: viewer.userId };
    const { photoReview } = await this.settings.current();
    if (!isShown(photo, viewer.userId, photoReview)) return null;
    const may = await this.visibility.forViewer(viewer, photo.userId);
    return may?.photos ? { viewerId: viewer.userId } : null;
  };

  /** R45: candidates see the photos of the profile that was made for them; they prove their phone for each address. */
  readonly candidate: LookerAt = (photo, { sessionId }) => this.ownerAt(photo, sessionId);

  /** Someone registering may see what they have just uploaded, until they log out everywhere. */
  readonly uploader: LookerAt = (photo, { sessionId }) => this.ownerAt(photo, sessionId, { untilSignedOut: true });

  readonly admin: LookerAt = async (_, { sessionId }) => {
    const role = await this.adminSessions.roleOf(sessionId, 'photos.read');
    return role && { role };
  };

  private async ownerAt(photo: Photo, publicId: string, { untilSignedOut = false } = {}): Promise<SignedIn | null> {
    const user = await this.accounts.byPublicId(publicId);
    if (user?.id !== photo.userId || photo.reviewState === 'refused' || user.accountStatus === 'suspended') return null;
    return untilSignedOut && user.signedOutAt !== null ? null : { viewerId: photo.userId };
  }
}
