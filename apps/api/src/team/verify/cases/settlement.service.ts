/**
 * Section 4, R5, R8, R9, R16: the consequences of the team's decision about one member. All of them happen in one
 * transaction or not at all.
 */
import type { Decision, Acknowledgement } from '@kalyanam/shared/team/case-queue';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditEntry } from '../../../people/audit/audit-row.js';
import { CasesService, requireOpenAccount } from '../../../profiles/cases/cases.service.js';
import { CaseEvents } from '../../../profiles/cases/case-events.service.js';
import type { VerificationCase } from '../../../profiles/cases/verification-case.entity.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { DocumentsService } from '../../../profiles/documents/documents.service.js';
import { PhotoReviews } from '../../../profiles/photos/photo-reviews.service.js';
import { IdentityService } from '../../../profiles/identity-numbers/identity.service.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { LookingConfirmations } from '../../../matching/freshness/looking-confirmations.service.js';
import { ProfilesService } from '../../../profiles/profile/profiles.service.js';
import { KeptPrints } from '../../../joining/registration-signals/kept-prints.service.js';
import { statusAfter } from '../../../joining/verification/transitions.js';
import { CaseFindings } from './case-findings.service.js';
import { DecisionNotices } from './decision-notices.js';
import { EvidenceService, type Evidence } from './evidence.service.js';

export interface Settled {
  decision: Decision;
  adminId: number;
  /** Without identity numbers. */
  notes: string | null;
  reasonCodes: readonly RejectionReason[];
  acknowledged: readonly Acknowledgement[];
  /** Why it is approved although a check is open or failed. */
  overrideReason: string | null;
  by: Pick<AuditEntry, 'actor' | 'ip'>;
  sessionUpdated: boolean;
}

@Injectable()
export class Settlement {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly profiles: ProfilesService,
    private readonly identity: IdentityService,
    private readonly documents: DocumentsService,
    private readonly entries: BrowseEntries,
    private readonly looking: LookingConfirmations,
    private readonly prints: KeptPrints,
    private readonly photos: PhotoReviews,
    private readonly evidence: EvidenceService,
    private readonly findings: CaseFindings,
    private readonly notices: DecisionNotices,
    private readonly events: CaseEvents,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The account and the case must be locked.
   * @throws AppError account-not-open while the member is held or suspended, changed-meanwhile when the status allows no
   * decision
   */
  async settle(
    manager: EntityManager,
    user: User,
    open: VerificationCase,
    evidence: Evidence,
    settled: Settled,
  ): Promise<VerificationStatus> {
    const { decision, adminId, notes, reasonCodes, acknowledged, overrideReason } = settled;
    requireOpenAccount(user);
    const status = statusAfter(user.verificationStatus, decision === 'approve' ? 'approved' : 'rejected');
    if (status === null) throw new AppError('changed-meanwhile');
    const documentSeen = decision === 'approve' && (await this.documentSeen(manager, open, evidence, settled));
    const { sessionUpdated, by } = settled;
    await this.findings.keep(manager, user, open, evidence, { adminId, approved: decision === 'approve', by });
    await this.cases.close(manager, open, { decision, adminId, notes, reasonCodes });
    await this.accounts.setVerification(manager, user.id, status);
    if (documentSeen) await this.profiles.markDocumentVerified(manager, user.id);
    if (decision === 'approve') {
      await this.looking.confirm(manager, user.id, 'verified');
      await this.prints.forget(manager, user.id);
      await this.photos.seenWithCase(manager, user.id, adminId);
    } else await this.prints.keep(manager, user, 'rejected');
    await this.identity.erase(manager, user.id);
    await this.documents.erase(manager, user.id);
    await this.entries.refresh(manager, user.id);
    await this.notices.send(manager, user, evidence.profile, { decision, notes: notes ?? '', reasonCodes });
    await this.events.add(manager, { kind: 'decided', caseId: open.id, adminId, decision, sessionUpdated });
    const details = { case: open.publicId, resubmission: open.resubmission, reasons: reasonCodes.join(',') };
    await this.audit.write(manager, {
      ...by,
      action: decision === 'approve' ? 'member-approved' : 'member-rejected',
      subject: `member:${user.publicId}`,
      details:
        decision === 'approve'
          ? { ...details, documentSeen, acknowledged: acknowledged.join(','), overrideReason }
          : details,
    });
    return status;
  }

  /** R55: the decider opened the document of identity of this case, and did not say otherwise. */
  private async documentSeen(
    manager: EntityManager,
    { id: caseId }: VerificationCase,
    { documents }: Evidence,
    { adminId, acknowledged }: Settled,
  ): Promise<boolean> {
    const opened = await this.evidence.opened(manager, { caseId, adminId }, documents);
    return (
      documents.identity !== null && opened.has(documents.identity.kind) && !acknowledged.includes('identity-unopened')
    );
  }
}
