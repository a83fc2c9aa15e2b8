import type {
  ContactAnswer,
  PreviewAnswer,
  ProfileAnswer,
  ProfileStandingAnswer,
} from '@kalyanam/shared/contracts/profile-requests';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { INTEREST_ACTS } from '@kalyanam/shared/topics/family/drafts';
import type { PreviewViewer } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { DeskHands } from '../../people/seats/desk-hands.repository.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { memberViewer } from '../../profiles/photos/photo-addresses.js';
import { ProfileSeen } from '../../profiles/profile/profile-seen.service.js';
import { asShown, strangerOf, visibilityOf, withoutContact } from '../../profiles/profile/profile.policy.js';
import { ProfileVisibility, type FoundProfile } from '../../profiles/profile/profile-visibility.service.js';
import { contactView } from '../../profiles/profile/profile.view.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { Matches } from '../../matching/wishes/matches.service.js';
import { ContactViews } from './contact-views.service.js';
import { lookedAt } from './looked-at.js';

/** One profile, as another member sees it. */
@Injectable()
export class ProfilePages {
  constructor(
    private readonly visibility: ProfileVisibility,
    private readonly profiles: ProfilesService,
    private readonly seen: ProfileSeen,
    private readonly matches: Matches,
    private readonly contactViews: ContactViews,
    private readonly ledger: AccessLedger,
    private readonly hands: DeskHands,
    private readonly candidates: CandidateConsents,
    private readonly limits: Limits,
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

  /**
   * For a page that is open: whether it may stay so. Nothing of the profile leaves, so it is no look.
   * @throws AppError profile-not-found
   */
  async standing(caller: MemberPrincipal, publicId: string): Promise<Answer<ProfileStandingAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    await this.visibility.requireFound(caller, publicId);
    return {};
  }

  /** The specified call, which contains contact details and so counts as a press. @throws AppError profile-not-found */
  async viewWithContact(caller: MemberPrincipal, publicId: string, client: ClientInfo): Promise<Answer<ProfileAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    return this.answerOf(caller, await this.contactViews.open(caller, publicId, client));
  }

  /** The press 'Show phone and email'. @throws AppError profile-not-found */
  async contact(caller: MemberPrincipal, publicId: string, client: ClientInfo): Promise<Answer<ContactAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const { ownerId, may, firstLook = false } = await this.contactViews.open(caller, publicId, client);
    const { user, profile } = await this.rowsOf(ownerId);
    const held = may.contact ? await this.candidates.held(ownerId) : null;
    const contact = contactView(user, profile, may, held?.relation ?? null);
    return { contact, contactHidden: may.contactHidden, ...(firstLook && { firstLook }) };
  }

  /**
   * R25: one's own profile as strangers get it, with contact still closed; where none may see it yet, as it will be.
   */
  async preview(caller: MemberPrincipal, as: PreviewViewer): Promise<Answer<PreviewAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const { ownerId, owner } = await this.visibility.requireFound(caller, caller.publicId);
    const viewer = { ...strangerOf(as), ...(caller.language && { language: caller.language }) };
    const shown = asShown(owner);
    const may = withoutContact(visibilityOf(viewer, shown), 'until-opened');
    const profile = await this.seen.view(viewer, { ownerId, owner: shown, may }, memberViewer(caller));
    return { profile, shown: shown === owner };
  }

  private async answerOf(caller: MemberPrincipal, found: FoundProfile): Promise<Answer<ProfileAnswer>> {
    const match = await this.matches.withOwner(caller.userId, found.ownerId);
    const profile = await this.seen.view(caller, found, memberViewer(caller), match);
    const by = { viewerId: caller.userId };
    await this.ledger.noteAlone({ ownerId: found.ownerId, by, what: lookedAt(profile) });
    return { profile: { ...profile, ...(await this.handsOf(caller, found.ownerId, profile)) } };
  }

  /** C14: the family member who pressed last on the viewer's side, and the contact of the other family. */
  private async handsOf(
    { userId }: MemberPrincipal,
    ownerId: number,
    { id, interest }: ProfileView,
  ): Promise<Partial<ProfileView>> {
    if (!interest || interest.state === 'none') return {};
    const by = (await this.hands.last(userId, [ownerId], INTEREST_ACTS)).get(id);
    const talkTo = interest.state === 'accepted' ? await this.hands.talkTo(ownerId) : null;
    return { ...(by && { interest: { ...interest, by } }), ...(talkTo && { talkTo }) };
  }

  private async rowsOf(ownerId: number): Promise<{ user: User; profile: Profile }> {
    const rows = await this.profiles.withUser(ownerId);
    if (!rows) throw new AppError('profile-not-found');
    return rows;
  }
}
