/** R8, R9: how members advance their own verification: verifying email and phone, and resubmitting. */
import type { IdentityNumbers } from '@kalyanam/shared/contracts/identity-documents';
import type { IdentityNumbersAnswer, ResubmitAnswer, ResubmitRequest } from '@kalyanam/shared/contracts/resubmission';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { identityKindOf } from '@kalyanam/shared/topics/verification/identity.rules';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { EligibleUsersService } from '../eligible-users/eligible-users.service.js';
import { DocumentsService } from '../../profiles/documents/documents.service.js';
import { PhotoReviews } from '../../profiles/photos/photo-reviews.service.js';
import { IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { statusAfter, type VerificationEvent } from './transitions.js';

@Injectable()
export class VerificationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly eligible: EligibleUsersService,
    private readonly identity: IdentityService,
    private readonly candidates: CandidateConsents,
    private readonly profiles: ProfilesService,
    private readonly documents: DocumentsService,
    private readonly photos: PhotoReviews,
    private readonly entries: BrowseEntries,
    private readonly checks: Checks,
    private readonly looking: LookingConfirmations,
    private readonly audit: AuditLog,
  ) {}

  /**
   * R8: called when a member's email or phone was verified, when the candidate agreed (R45), and when the account is
   * open again (R107). Both codes open browsing. The profile is shown and enters the queue, or is verified immediately
   * when the pair is on the eligible list, only after the candidate has agreed. Returns the new status.
   */
  async confirmed(manager: EntityManager, userId: number): Promise<VerificationStatus> {
    const user = await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    await this.checks.addressesProved(manager, userId);
    const { verificationStatus } = user;
    // R107: a held member gains no rights.
    if (!user.emailVerifiedAt || !user.phoneVerifiedAt || user.accountStatus !== 'active') return verificationStatus;
    if (await this.candidates.waiting(userId, manager))
      return verificationStatus === 'not-verified' ? this.move(manager, user, 'codes-verified') : verificationStatus;
    if (verificationStatus === 'not-verified') return this.toBeChecked(manager, user);
    // A member whose candidate has agreed just now browses already, and has never had a case.
    const agreed = verificationStatus === 'semi-verified' && !(await this.cases.hasHad(manager, userId));
    return agreed ? this.toBeChecked(manager, user) : verificationStatus;
  }

  private async toBeChecked(manager: EntityManager, user: User): Promise<VerificationStatus> {
    const claimed = await this.eligible.claim(manager, user);
    if (claimed) return this.preApprove(manager, user, claimed.addedBy);
    await this.cases.enter(manager, user.id, { resubmission: false });
    if (user.verificationStatus !== 'semi-verified') return this.move(manager, user, 'codes-verified');
    await this.looking.confirm(manager, user.id, 'codes');
    await this.entries.refresh(manager, user.id);
    return user.verificationStatus;
  }

  /**
   * R9: a rejected member corrected their details and resubmits.
   * @throws AppError account-not-open while they are held (R107), too-many-resubmissions, changed-meanwhile when the
   * member is not rejected
   */
  resubmit(member: MemberPrincipal, numbers: ResubmitRequest, ip: string): Promise<Answer<ResubmitAnswer>> {
    return this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, member.userId);
      if (user?.verificationStatus !== 'rejected') throw new AppError('changed-meanwhile');
      if (user.accountStatus !== 'active') throw new AppError('account-not-open');
      if (user.resubmissions >= LIMITS.resubmissions) throw new AppError('too-many-resubmissions');
      await this.accounts.countResubmission(manager, user);
      await this.storeNumbers(manager, user.id, numbers);
      await this.cases.enter(manager, user.id, { resubmission: true });
      const verificationStatus = await this.move(manager, user, 'resubmitted');
      const who = `member:${user.publicId}`;
      const details = { resubmission: user.resubmissions + 1 };
      await this.audit.write(manager, { actor: who, action: 'member-resubmitted', subject: who, ip, details });
      return { verificationStatus, resubmissionsLeft: LIMITS.resubmissions - user.resubmissions - 1 };
    });
  }

  /**
   * R30: corrects mistyped numbers until the team decides; a reviewer who has the old ones open gets a conflict.
   * @throws AppError changed-meanwhile after a decision
   */
  correctNumbers(member: MemberPrincipal, numbers: ResubmitRequest): Promise<Answer<IdentityNumbersAnswer>> {
    return this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, member.userId);
      if (user?.verificationStatus !== 'not-verified' && user?.verificationStatus !== 'semi-verified')
        throw new AppError('changed-meanwhile');
      const identity = await this.storeNumbers(manager, user.id, numbers);
      await this.profiles.edit(manager, await this.profiles.lock(manager, user.id), {});
      return identity;
    });
  }

  private async storeNumbers(
    manager: EntityManager,
    userId: number,
    numbers: IdentityNumbers,
  ): Promise<{ kind: IdentityKind; last4: string }> {
    this.identity.requireOffered(identityKindOf(numbers), 'identityKind');
    const identity = await this.identity.store(manager, userId, numbers);
    await this.documents.keepOnly(manager, userId, identity.kind);
    return identity;
  }

  /** Numbers and documents no longer need review: they are erased as after a decision (R16). */
  private async preApprove(manager: EntityManager, user: User, addedBy: string): Promise<VerificationStatus> {
    await this.cases.enterPreApproved(manager, user.id);
    await this.identity.erase(manager, user.id);
    await this.documents.erase(manager, user.id);
    await this.photos.unseen(manager, user.id);
    await this.checks.vouchedFor(manager, user.id);
    const status = await this.move(manager, user, 'pre-approved');
    await this.audit.write(manager, {
      actor: 'system',
      action: 'member-pre-approved',
      subject: `member:${user.publicId}`,
      ip: '',
      details: { note: `pre-approved by ${addedBy}` },
    });
    return status;
  }

  private async move(manager: EntityManager, user: User, event: VerificationEvent): Promise<VerificationStatus> {
    const status = statusAfter(user.verificationStatus, event);
    if (status === null) throw new AppError('changed-meanwhile');
    await this.accounts.setVerification(manager, user.id, status);
    if (event !== 'resubmitted') await this.looking.confirm(manager, user.id, 'codes');
    await this.entries.refresh(manager, user.id);
    return status;
  }
}
