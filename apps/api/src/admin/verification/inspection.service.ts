/** R16, R17: documents and numbers of an open case; access is audited before anything is shown. */
import type { RevealAnswer, RevealRequest } from '@kalyanam/shared/admin/contracts';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import type { AuditEntry } from '../../audit/audit-row.js';
import { AppError } from '../../common/errors/app-error.js';
import type { Answer } from '../../common/http/answer.js';
import { Limits } from '../../common/limits/limits.service.js';
import { DocumentsService, type OpenDocument } from '../../files/documents/documents.service.js';
import { IdentityService } from '../../identity/identity.service.js';
import { CasesService } from '../../cases/cases.service.js';
import { actedBy, type Actor } from '../../team/actor.js';

@Injectable()
export class InspectionService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly documents: DocumentsService,
    private readonly identity: IdentityService,
    private readonly limits: Limits,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError not-found without an open case or a document */
  async document(userId: string, kind: DocumentKind, actor: Actor): Promise<OpenDocument> {
    const id = await this.note(userId, { ...actedBy(actor), action: 'document-opened', details: { kind } });
    const document = await this.documents.open(id, kind);
    if (!document) throw new AppError('not-found');
    return document;
  }

  /** @throws AppError not-found without an open case or a number, too-many-requests */
  async reveal(userId: string, { kind, reason }: RevealRequest, actor: Actor): Promise<Answer<RevealAnswer>> {
    await this.limits.count('reveal', actor.admin.publicId);
    const details = { kind, reason: reason.trim() };
    const id = await this.note(userId, { ...actedBy(actor), action: 'number-revealed', details });
    const number = await this.identity.reveal(id, kind);
    if (number === null) throw new AppError('not-found');
    return { number };
  }

  /** Commits the audit row, so that it is kept whatever happens next. Returns the member's internal id. */
  private async note(userId: string, entry: Omit<AuditEntry, 'subject'>): Promise<number> {
    const member = await this.accounts.byPublicId(userId);
    if (!member) throw new AppError('not-found');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, member.id);
      if (!(await this.cases.hasOpen(manager, member.id))) throw new AppError('not-found');
      await this.audit.write(manager, { ...entry, subject: `member:${member.publicId}` });
    });
    return member.id;
  }
}
