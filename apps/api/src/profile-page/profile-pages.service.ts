import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Clock } from '../common/clock.js';
import { AppError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { Limits } from '../common/limits/limits.service.js';
import { ContactViews } from './contact-views.service.js';
import { ProfilePhotos } from '../profiles/profile-photos.service.js';
import { ProfileVisibility } from '../profiles/profile-visibility.service.js';
import { viewerContext, profileView } from '../profiles/profile.view.js';
import { ProfilesService } from '../profiles/profiles.service.js';

/** One profile, as another member sees it. */
@Injectable()
export class ProfilePages {
  constructor(
    private readonly visibility: ProfileVisibility,
    private readonly profiles: ProfilesService,
    private readonly photos: ProfilePhotos,
    private readonly contactViews: ContactViews,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError profile-not-found, the same for unknown, hidden and not allowed */
  async view(caller: MemberPrincipal, publicId: string): Promise<Answer<ProfileAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const { ownerId, owner, may } = await this.visibility.requireFound(caller, publicId);
    const rows = await this.profiles.withUser(ownerId);
    if (!rows) throw new AppError('profile-not-found');
    const photos = await this.photos.forMembers(caller, may.photos ? [ownerId] : []);
    const now = this.clock.now();
    if (may.contact && !may.own) await this.contactViews.note(ownerId, caller.userId);
    const context = viewerContext(caller, owner, may, photos.get(ownerId), now);
    return { profile: profileView(rows.user, rows.profile, may, context, now) };
  }
}
