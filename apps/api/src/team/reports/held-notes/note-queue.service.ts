/** C9: words of interests that the lint has held, and what the team makes of them. */
import {
  NOTES_A_SCREEN,
  type NoteDecisionAnswer,
  type NoteDecisionRequest,
  type NoteQueueAnswer,
} from '@kalyanam/shared/team/held-notes';
import { lintNote } from '@kalyanam/shared/topics/interlock/lint';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import type { HeldNote, NoteParty } from '../../../contact/reports/held-notes.repository.js';
import { HeldNotes } from '../../../contact/reports/held-notes.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { AccountStatusService } from '../../lists/account-status/account-status.service.js';
import { ReportNotices } from '../report-notices.js';

const FIRST_PAGE = { page: 1, size: NOTES_A_SCREEN };

@Injectable()
export class NoteQueue {
  constructor(
    private readonly held: HeldNotes,
    private readonly accounts: AccountsService,
    private readonly accountStatus: AccountStatusService,
    private readonly notices: ReportNotices,
    private readonly audit: AuditLog,
  ) {}

  async queue(): Promise<Answer<NoteQueueAnswer>> {
    const { notes, total } = await this.held.page(FIRST_PAGE);
    const shown = notes.map(({ interestId, note, sender, receiver, heldAt, dueAt }) => ({
      ...{ id: interestId, note, marks: lintNote(note).marks },
      ...{ sender: writerOf(sender), receiver: personOf(receiver) },
      ...{ since: heldAt.toISOString(), due: dueAt.toISOString() },
    }));
    return { notes: shown, total };
  }

  /** @throws AppError changed-meanwhile where it is decided or gone, and where the account is already held */
  async decide(
    interestId: string,
    { act, message = '' }: NoteDecisionRequest,
    actor: Actor,
  ): Promise<Answer<NoteDecisionAnswer>> {
    await this.accounts.transaction(async (manager) => {
      const note = await (act === 'allow'
        ? this.held.allow(manager, interestId)
        : this.held.refuse(manager, interestId));
      // The log is permanent, so it has no word of the note.
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: act === 'allow' ? 'note-allowed' : 'note-refused',
        subject: `member:${note.sender.id}`,
        details: { receiver: note.receiver.id },
      });
      const reason = withoutIdentityNumbers(message.trim());
      if (act === 'warn') await this.warn(manager, note, reason, actor);
      if (act === 'hold') await this.hold(manager, note, reason, actor);
    });
    const { total } = await this.held.page({ page: 1, size: 1 });
    return { total };
  }

  private async warn(manager: EntityManager, { sender }: HeldNote, reason: string, actor: Actor): Promise<void> {
    const parties = await this.notices.parties(sender.userId, []);
    if (!parties) throw new AppError('changed-meanwhile');
    await this.notices.warn(manager, parties.reported, reason);
    const subject = `member:${sender.id}`;
    await this.audit.write(manager, { ...actedBy(actor), action: 'member-warned', subject, details: {} });
  }

  private async hold(manager: EntityManager, { sender }: HeldNote, reason: string, actor: Actor): Promise<void> {
    const user = await this.accounts.lock(manager, sender.userId);
    if (!user || user.accountStatus === 'suspended') throw new AppError('changed-meanwhile');
    await this.accountStatus.change(manager, user, 'on-hold', { name: sender.name, reason, ...actedBy(actor) });
  }
}

const writerOf = ({ verifiedAt, allowed, refused, openReports, ...party }: HeldNote['sender']) => ({
  ...personOf(party),
  ...{ verifiedAt, allowed, refused, openReports },
});

const personOf = ({ id, name }: NoteParty) => ({ id, name });
