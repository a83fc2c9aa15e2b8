import { completenessOf } from '@kalyanam/shared/topics/profile/completeness';
import type { MyProfileAnswer } from '@kalyanam/shared/contracts/profile-requests';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { rejectionReasons } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { DocumentsService } from '../../profiles/documents/documents.service.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { CaseQuestions } from '../../profiles/cases/case-questions.service.js';
import { ProfileDetailsService } from '../../profiles/profile/profile-details.service.js';
import { ProfileEdits } from '../../profiles/profile/profile-edits.service.js';
import { ProfilePhotos } from '../../profiles/profile/profile-photos.service.js';
import { toldOf } from '../../profiles/profile/profile-details.view.js';
import { unreadTexts } from '../../profiles/profile/unread-texts.js';
import { myProfileView } from '../../profiles/profile/profile.view.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';

/** One's own profile, with related data from other tables. */
@Injectable()
export class MyProfilePage {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly details: ProfileDetailsService,
    private readonly photos: ProfilePhotos,
    private readonly documents: DocumentsService,
    private readonly identity: IdentityService,
    private readonly cases: CasesService,
    private readonly questions: CaseQuestions,
    private readonly edits: ProfileEdits,
    private readonly clock: Clock,
  ) {}

  async read(caller: MemberPrincipal): Promise<Answer<MyProfileAnswer>> {
    const { userId } = caller;
    const rows = await this.profiles.withUser(userId);
    if (!rows) throw new AppError('profile-not-found');
    const [details, photos, documents, masks, pendingReview, rejection, question] = await Promise.all([
      this.details.forUser(userId),
      this.photos.forMembers(caller, [userId]),
      this.documents.kindsOf(userId),
      this.identity.masks(userId),
      this.edits.waiting(userId),
      this.rejectionOf(rows.user),
      this.questionTo(rows.user),
    ]);
    const extras = {
      photos: photos.get(userId) ?? [],
      documents,
      identity: { kind: this.identity.chosen(masks), last4: masks.identity?.last4 ?? null },
      panLast4: masks.pan?.last4 ?? null,
      rejection,
      question,
      pendingReview,
      unreadTexts: unreadTexts(rows.profile, details, rows.user.verificationStatus),
    };
    const profile = myProfileView(rows.user, rows.profile, extras, this.clock.now());
    const own = caller.hand ? withoutPrivate(profile) : profile;
    return { profile: { ...own, completeness: completenessOf({ ...profile, told: toldOf(details) }) } };
  }

  private async questionTo({ id, verificationStatus }: User): Promise<MyProfile['question']> {
    if (verificationStatus !== 'semi-verified') return null;
    const asked = await this.questions.answerable(id);
    return asked && { id: asked.publicId, question: asked.question, askedAt: asked.askedAt.toISOString() };
  }

  /** R9: while rejected, what the team wrote and how many resubmissions are left. */
  private async rejectionOf(user: User): Promise<MyProfile['rejection']> {
    if (user.verificationStatus !== 'rejected') return null;
    const last = await this.cases.lastRejection(user.id);
    if (!last) return null;
    return {
      notes: last.notes,
      reasons: rejectionReasons(last.reasonCodes),
      decidedAt: last.decidedAt.toISOString(),
      resubmissionsLeft: Math.max(LIMITS.resubmissions - user.resubmissions, 0),
    };
  }
}

/** C14: sign-in addresses, settings, papers and what the team wrote are the candidate's alone. */
const withoutPrivate = (profile: Omit<MyProfile, 'completeness'>): Omit<MyProfile, 'completeness'> => ({
  ...profile,
  email: null,
  phone: null,
  identity: { ...profile.identity, last4: null },
  panLast4: null,
  contactVisibility: null,
  pausedUntil: null,
  rejection: null,
  question: null,
});
