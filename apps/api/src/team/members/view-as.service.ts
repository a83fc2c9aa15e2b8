/** R25: the team sees a profile as others get it: the members' own policy and view, and nothing else. */
import type { ViewAsAnswer, ViewAsQuery } from '@kalyanam/shared/team/user-acts';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { ProfileSeen } from '../../profiles/profile/profile-seen.service.js';
import { ProfileVisibility, type FoundProfile } from '../../profiles/profile/profile-visibility.service.js';
import { strangerOf, withoutContact, type Viewer } from '../../profiles/profile/profile.policy.js';
import { readsGothras } from '../../profiles/profile/profile.view.js';
import type { Actor } from '../../people/team-accounts/actor.js';
import { MemberLookups } from '../lists/account-status/member-lookups.js';

@Injectable()
export class ViewAs {
  constructor(
    private readonly accounts: AccountsService,
    private readonly visibility: ProfileVisibility,
    private readonly seen: ProfileSeen,
    private readonly lookups: MemberLookups,
  ) {}

  /** @throws AppError not-found */
  async read(publicId: string, { viewer }: ViewAsQuery, actor: Actor): Promise<Answer<ViewAsAnswer>> {
    await this.accounts.byPublicIdOrThrow(publicId);
    await this.lookups.note(publicId, actor, { as: viewer });
    const stranger = strangerOf(viewer === 'nobody' ? 'not-verified' : viewer);
    const found = await this.found(stranger, publicId);
    if (!found) return { profile: null, listed: false };
    const opened = { ...found, may: withoutContact(found.may, 'until-opened') };
    const eyes = { kind: 'admin', sessionId: actor.admin.sessionId } as const;
    const profile = await this.seen.view(stranger, opened, eyes);
    return { profile: readsGothras(actor.admin.role) ? profile : withoutGothras(profile), listed: found.may.listed };
  }

  private async found(viewer: Viewer, publicId: string): Promise<FoundProfile | null> {
    try {
      return await this.visibility.requireFound(viewer, publicId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'profile-not-found') return null;
      throw error;
    }
  }
}

const withoutGothras = (profile: ProfileView): ProfileView => ({
  ...profile,
  gothra: null,
  details: { ...profile.details, womensGothras: [] },
});
