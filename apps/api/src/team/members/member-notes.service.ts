/** What the team writes about a member for itself; the member never reads it. */
import type {
  MemberNote,
  MemberNoteAnswer,
  MemberNoteRequest,
  MemberNotesAnswer,
} from '@kalyanam/shared/team/member-notes';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import type { Answer } from '../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../platform/jobs/masking.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import { MemberNoteRow } from './member-note.entity.js';

const NEWEST = 100;

@Injectable()
export class MemberNotes {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The newest first. @throws AppError not-found */
  async list(userId: string): Promise<Answer<MemberNotesAnswer>> {
    const member = await this.accounts.byPublicIdOrThrow(userId);
    const rows = await this.database.getRepository(MemberNoteRow).find({
      where: { userId: member.id },
      relations: { admin: true },
      order: { id: 'DESC' },
      take: NEWEST,
    });
    return { notes: rows.map(noteView) };
  }

  /** The audit log has that it was written, not the words, which go with the account. @throws AppError not-found */
  async add(
    userId: string,
    { kind, text, outcome }: MemberNoteRequest,
    actor: Actor,
  ): Promise<Answer<MemberNoteAnswer>> {
    const member = await this.accounts.byPublicIdOrThrow(userId);
    const isNote = kind === 'note';
    const row = {
      publicId: publicId(),
      userId: member.id,
      adminId: actor.admin.adminId,
      kind,
      outcome: (!isNote && outcome) || null,
      text: withoutIdentityNumbers((text ?? '').trim()),
      at: this.clock.now(),
    };
    const note = await this.accounts.transaction(async (manager) => {
      // A member who is being erased takes no note along.
      await this.accounts.lockOrThrow(manager, member.id, 'not-found');
      await manager.insert(MemberNoteRow, row);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: isNote ? 'member-note-added' : 'member-contacted',
        subject: `member:${userId}`,
        details: isNote ? {} : { kind, outcome: row.outcome },
      });
      return manager.findOneOrFail(MemberNoteRow, {
        where: { publicId: row.publicId },
        relations: { admin: true },
      });
    });
    return { message: isNote ? ADMIN_MESSAGES.noteAdded : ADMIN_MESSAGES.contactAdded, note: noteView(note) };
  }
}

const noteView = ({ publicId: id, kind, outcome, text, admin, at }: MemberNoteRow): MemberNote => ({
  id,
  kind,
  outcome,
  text,
  author: { id: admin.publicId, name: admin.name },
  at: at.toISOString(),
});
