/**
 * Section 4, R5, R8, R9, R15, R16: the team's decision about one member. All of its consequences happen in one
 * transaction or not at all.
 */
import type { Decision, DecisionAnswer } from '@kalyanam/shared/admin/contracts';
import type { RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.js';
import type { User } from '../../accounts/user.entity.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { withoutIdentityNumbers } from '../../common/masking.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { BrowseEntries } from '../../listing/browse-entries.service.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Answer } from '../../common/http/answer.js';
import { DocumentsService } from '../../files/documents/documents.service.js';
import { PhotosService } from '../../files/photos/photos.service.js';
import { StoredFiles } from '../../files/storage/stored-files.service.js';
import { IdentityService } from '../../identity/identity.service.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { CasesService } from '../../cases/cases.service.js';
import { statusAfter } from '../../verification/transitions.js';
import { DecisionNotices } from './decision-notices.js';
import { seenMark } from './seen-mark.js';
import { actedBy, type Actor } from '../../team/actor.js';

export interface Decided {
  decision: Decision;
  notes: string;
  reasonCodes?: readonly RejectionReason[];
  caseId?: string;
  /** The version the administrator was looking at; the current one if omitted. */
  seen?: string;
}

@Injectable()
export class DecisionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly profiles: ProfilesService,
    private readonly identity: IdentityService,
    private readonly documents: DocumentsService,
    private readonly files: StoredFiles,
    private readonly photos: PhotosService,
    private readonly entries: BrowseEntries,
    private readonly notices: DecisionNotices,
    private readonly audit: AuditLog,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * @throws AppError not-found without a case, already-decided with the first decision, case-claimed,
   * changed-meanwhile when it has changed since the administrator opened it
   */
  async decide(userId: string, decided: Decided, actor: Actor): Promise<Answer<DecisionAnswer>> {
    const member = await this.accounts.byPublicId(userId);
    if (!member) throw new AppError('not-found');
    const user = await this.accounts.transaction((manager) => this.settle(manager, member.id, decided, actor));
    await this.files.removeAbandoned();
    return {
      message: decided.decision === 'approve' ? ADMIN_MESSAGES.userVerified : ADMIN_MESSAGES.userRejected,
      user,
      sessionUpdated: await this.sessions.hasLive(member.id),
    };
  }

  private async settle(
    manager: EntityManager,
    userId: number,
    { decision, notes, reasonCodes = [], caseId, seen }: Decided,
    actor: Actor,
  ): Promise<DecisionAnswer['user']> {
    const user = await this.accounts.lock(manager, userId);
    if (!user) throw new AppError('not-found');
    const kept = withoutIdentityNumbers(notes.trim()) || null;
    const decided = { decision, adminId: actor.admin.adminId, notes: kept, reasonCodes, caseId };
    const closed = await this.cases.decide(manager, userId, decided);
    const { name, aadhaarFile } = await this.look(manager, user, seen);
    const verificationStatus = await this.change(manager, user, decision, aadhaarFile);
    await this.notices.send(manager, user, name, { decision, notes: kept ?? '', reasonCodes });
    await this.audit.write(manager, {
      ...actedBy(actor),
      action: decision === 'approve' ? 'member-approved' : 'member-rejected',
      subject: `member:${user.publicId}`,
      details: { case: closed.publicId, resubmission: closed.resubmission, reasons: reasonCodes.join(',') },
    });
    return { id: user.publicId, userId: user.publicId, name, verificationStatus };
  }

  /** Runs under the account's lock, which every change of details, photos or documents takes first. */
  private async look(manager: EntityManager, user: User, seen: string | undefined) {
    const profile = await this.profiles.lock(manager, user.id);
    const documents = await this.documents.storedFor(user.id, manager);
    const photos = await this.photos.ofUser(user.id, manager);
    if (seen && seen !== seenMark({ user, profile, photos, documents }))
      throw new AppError('changed-meanwhile', { message: ADMIN_MESSAGES.caseChanged });
    return { name: profile.name, aadhaarFile: documents.aadhaar !== null };
  }

  private async change(manager: EntityManager, user: User, decision: Decision, aadhaarFile: boolean) {
    const status = statusAfter(user.verificationStatus, decision === 'approve' ? 'approved' : 'rejected');
    if (status === null) throw new AppError('changed-meanwhile');
    await this.accounts.setVerification(manager, user.id, status);
    if (decision === 'approve' && aadhaarFile) await this.profiles.markDocumentVerified(manager, user.id);
    await this.identity.erase(manager, user.id);
    await this.documents.erase(manager, user.id);
    await this.entries.refresh(manager, user.id);
    return status;
  }
}
