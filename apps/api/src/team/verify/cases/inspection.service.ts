/** R16, R17: documents and numbers of an open case; access is audited before anything is shown. */
import type { RevealAnswer, RevealRequest } from '@kalyanam/shared/team/contracts';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessLedger } from '../../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditEntry } from '../../../people/audit/audit-row.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Limits } from '../../../platform/limits/limits.service.js';
import { DocumentsService, idOf, type OpenDocument } from '../../../profiles/documents/documents.service.js';
import { IdentityService } from '../../../profiles/identity-numbers/identity.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { DocumentOpenings } from '../../../profiles/cases/document-openings.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

/** Who looks at whose case, by internal ids. */
interface Opening {
  memberId: number;
  caseId: number;
  adminId: number;
}

@Injectable()
export class InspectionService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly openings: DocumentOpenings,
    private readonly documents: DocumentsService,
    private readonly identity: IdentityService,
    private readonly limits: Limits,
    private readonly audit: AuditLog,
    private readonly ledger: AccessLedger,
  ) {}

  /** @throws AppError not-found without an open case or a document */
  async document(userId: string, kind: DocumentKind, actor: Actor): Promise<OpenDocument> {
    const id = await this.inspect(userId, actor, async (manager, { memberId, caseId, adminId }) => {
      const stored = await this.documents.storedFor(memberId, manager);
      const documentId = idOf(stored, kind);
      if (documentId === null) throw new AppError('not-found');
      const known = (await this.openings.byDocument(manager, caseId, adminId)).get(documentId);
      await this.openings.add(manager, { caseId, adminId, documentId }, { withNumber: false });
      await this.ledger.note(manager, { ownerId: memberId, by: actor.admin, what: ['document'] });
      return known?.withNumber ? null : { action: 'document-opened', details: { kind } };
    });
    const document = await this.documents.open(id, kind);
    if (!document) throw new AppError('not-found');
    return document;
  }

  /**
   * R66: covers the number and the file, in one row of the audit log.
   * @throws AppError not-found without an open case or a number, too-many-requests
   */
  async reveal(userId: string, { kind, reason }: RevealRequest, actor: Actor): Promise<Answer<RevealAnswer>> {
    await this.limits.count('reveal', actor.admin.publicId);
    const id = await this.inspect(userId, actor, async (manager, { memberId, caseId, adminId }) => {
      const documentId = idOf(await this.documents.storedFor(memberId, manager), kind);
      if (documentId !== null) await this.openings.add(manager, { caseId, adminId, documentId }, { withNumber: true });
      await this.ledger.note(manager, { ownerId: memberId, by: actor.admin, what: ['number'] });
      const details = { kind, reason: reason.trim(), file: documentId !== null };
      return { action: 'number-revealed', details };
    });
    const number = await this.identity.reveal(id, kind);
    if (number === null) throw new AppError('not-found');
    return { number };
  }

  /** Commits the audit row, so that it is kept whatever happens next. Returns the member's internal id. */
  private async inspect(
    publicId: string,
    actor: Actor,
    work: (manager: EntityManager, opening: Opening) => Promise<Pick<AuditEntry, 'action' | 'details'> | null>,
  ): Promise<number> {
    return this.accounts.withLockedMember(publicId, async (manager, { id }) => {
      const open = await this.cases.openIn(manager, id);
      if (!open) throw new AppError('not-found');
      const { adminId } = actor.admin;
      const entry = await work(manager, { memberId: id, caseId: open.id, adminId });
      if (entry) await this.audit.write(manager, { ...actedBy(actor), ...entry, subject: `member:${publicId}` });
      return id;
    });
  }
}
