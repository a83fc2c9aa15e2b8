import type { ContactAnswer, ProfileAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import type { User } from '../accounts/user.entity.js';
import { Clock } from '../common/clock.js';
import { AppError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import type { ClientInfo } from '../common/http/client.js';
import { Limits } from '../common/limits/limits.service.js';
import type { Profile } from '../profiles/profile.entity.js';
import { ProfilePhotos } from '../profiles/profile-photos.service.js';
import { withoutContact } from '../profiles/profile.policy.js';
import { ProfileVisibility, type FoundProfile } from '../profiles/profile-visibility.service.js';
import { contactView, viewerContext, profileView } from '../profiles/profile.view.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { ContactViews } from './contact-views.service.js';

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

  /**
   * A profile without contact details, which open at a press (R63); only members themselves see their own.
   * @throws AppError profile-not-found, the same for unknown, hidden and not allowed
   */
  async view(caller: MemberPrincipal, publicId: string): Promise<Answer<ProfileAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const found = await this.visibility.requireFound(caller, publicId);
    return this.answerOf(caller, { ...found, may: withoutContact(found.may, 'until-opened') });
  }

  /** The specified call, which contains contact details and so counts as a press. @throws AppError profile-not-found */
  async viewWithContact(caller: MemberPrincipal, publicId: string, client: ClientInfo): Promise<Answer<ProfileAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    return this.answerOf(caller, await this.contactViews.open(caller, publicId, client));
  }

  /** The press 'Show phone and email'. @throws AppError profile-not-found */
  async contact(caller: MemberPrincipal, publicId: string, client: ClientInfo): Promise<Answer<ContactAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const { ownerId, may } = await this.contactViews.open(caller, publicId, client);
    const { user, profile } = await this.rowsOf(ownerId);
    return { contact: contactView(user, profile, may), contactHidden: may.contactHidden };
  }

  private async answerOf(
    caller: MemberPrincipal,
    { ownerId, owner, may }: FoundProfile,
  ): Promise<Answer<ProfileAnswer>> {
    const { user, profile } = await this.rowsOf(ownerId);
    const photos = await this.photos.forMembers(caller, may.photos ? [ownerId] : []);
    const now = this.clock.now();
    const context = viewerContext(caller, owner, may, photos.get(ownerId), now);
    return { profile: profileView(user, profile, may, context, now) };
  }

  private async rowsOf(ownerId: number): Promise<{ user: User; profile: Profile }> {
    const rows = await this.profiles.withUser(ownerId);
    if (!rows) throw new AppError('profile-not-found');
    return rows;
  }
}
