/** C2: a text becomes a spelling of a gothra, a gothra of its own, or stays as it is; in one transaction, and back. */
import type {
  GothraAct,
  GothraDecisionAnswer,
  GothraDecisionRequest,
  GothraDecisionRow,
} from '@kalyanam/shared/team/gothras';
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
import { type Actor } from '../../../people/team-accounts/actor.js';
import { Lists } from '../../lists/lists.service.js';
import { UnlistedDecisions } from '../unlisted/unlisted-decisions.js';

const DONE: Readonly<Record<GothraAct, { action: AuditAction; message: string }>> = {
  map: { action: 'gothra-merged', message: ADMIN_MESSAGES.gothraMerged },
  add: { action: 'gothra-added', message: ADMIN_MESSAGES.gothraAdded },
  leave: { action: 'gothra-left', message: ADMIN_MESSAGES.gothraLeft },
};

@Injectable()
export class GothraDecisions extends UnlistedDecisions<GothraDecisionRow, Regrouped> {
  constructor(
    database: DataSource,
    lists: Lists,
    audit: AuditLog,
    private readonly table: GothraTable,
    private readonly names: GothraNames,
    private readonly entries: BrowseEntries,
    private readonly notifications: NotificationsService,
  ) {
    super(
      { database, lists, audit },
      {
        table: 'gothra_decisions',
        name: 'g.slug, g.en, g.te',
        join: 'LEFT JOIN gothras g ON g.id = d.gothra_id',
        view: ({ rowsChanged: lines }, { head, name: gothra, tail }) => ({ ...head, gothra, lines, ...tail }),
        subject: 'gothra-decision',
        details: ({ gothra, lines }) => ({ gothra, lines }),
      },
    );
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  decide(request: GothraDecisionRequest, actor: Actor): Promise<Answer<GothraDecisionAnswer>> {
    return this.settle({ ...DONE[request.act], actor }, async (manager) => {
      const made = await this.table.decide(manager, request, actor.admin.adminId);
      await this.relist(manager, made);
      await this.notifications.addAll(manager, made.userIds, 'gothra-answered', causeOf(made));
      return made;
    });
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  undo(id: string, actor: Actor): Promise<Answer<GothraDecisionAnswer>> {
    const undone = { message: ADMIN_MESSAGES.gothraUndone, action: 'gothra-undone', actor } as const;
    return this.settle(undone, async (manager) => {
      const taken = await this.table.undo(manager, id);
      await this.relist(manager, taken);
      await this.notifications.retractAll(manager, 'gothra-answered', [causeOf(taken)], taken.userIds);
      return taken;
    });
  }

  protected override settled(): void {
    this.names.forget();
  }

  private async relist(manager: EntityManager, { key, token }: Regrouped): Promise<void> {
    if (token !== null) await this.entries.retoken(manager, key, token);
  }
}

const causeOf = ({ decision }: Regrouped) => ({ decision: decision.publicId });
