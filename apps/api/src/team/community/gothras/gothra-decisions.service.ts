/** C2: a text becomes a spelling of a gothra, a gothra of its own, or stays as it is; in one transaction, and back. */
import type { GothraAct, GothraDecisionAnswer, GothraDecisionRequest } from '@kalyanam/shared/team/gothras';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { Answer } from '../../../platform/http/answer.js';
import { GothraNames } from '../../../profiles/gothras/gothra-names.service.js';
import { GothraTable, type Regrouped } from '../../../profiles/gothras/gothra-table.service.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { GothraDecisionList } from './gothra-decision-list.service.js';

const DONE: Readonly<Record<GothraAct, { action: AuditAction; message: string }>> = {
  map: { action: 'gothra-merged', message: ADMIN_MESSAGES.gothraMerged },
  add: { action: 'gothra-added', message: ADMIN_MESSAGES.gothraAdded },
  leave: { action: 'gothra-left', message: ADMIN_MESSAGES.gothraLeft },
};

@Injectable()
export class GothraDecisions {
  constructor(
    private readonly database: DataSource,
    private readonly table: GothraTable,
    private readonly names: GothraNames,
    private readonly entries: BrowseEntries,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
    private readonly list: GothraDecisionList,
  ) {}

  /** @throws AppError not-found, already-decided, invalid-form */
  decide(request: GothraDecisionRequest, actor: Actor): Promise<Answer<GothraDecisionAnswer>> {
    const { action, message } = DONE[request.act];
    return this.settle(message, async (manager) => {
      const made = await this.table.decide(manager, request, actor.admin.adminId);
      await this.relist(manager, made);
      await this.notifications.addAll(manager, made.userIds, 'gothra-answered', causeOf(made));
      await this.write(manager, action, made, actor);
      return made;
    });
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  undo(id: string, actor: Actor): Promise<Answer<GothraDecisionAnswer>> {
    return this.settle(ADMIN_MESSAGES.gothraUndone, async (manager) => {
      const taken = await this.table.undo(manager, id);
      await this.relist(manager, taken);
      await this.notifications.retractAll(manager, 'gothra-answered', causeOf(taken), taken.userIds);
      await this.write(manager, 'gothra-undone', taken, actor);
      return taken;
    });
  }

  private async settle(
    message: string,
    work: (manager: EntityManager) => Promise<Regrouped>,
  ): Promise<Answer<GothraDecisionAnswer>> {
    const { decision } = await this.database.transaction(work);
    this.names.forget();
    return { message, decision: await this.list.one(decision.id) };
  }

  private async relist(manager: EntityManager, { key, token }: Regrouped): Promise<void> {
    if (token !== null) await this.entries.retoken(manager, key, token);
  }

  /** Without the text, which a member wrote: the log is permanent. */
  private write(manager: EntityManager, action: AuditAction, made: Regrouped, actor: Actor): Promise<void> {
    return this.audit.write(manager, {
      ...actedBy(actor),
      action,
      subject: `gothra-decision:${made.decision.publicId}`,
      details: { gothra: made.gothra, lines: made.lines },
    });
  }
}

const causeOf = ({ decision }: Regrouped) => ({ decision: decision.publicId });
