/** C1: a text becomes a spelling of a subcaste, a subcaste of its own, or stays as it is; in one transaction, and back. */
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import type { SubcasteAct, SubcasteDecisionAnswer, SubcasteDecisionRequest } from '@kalyanam/shared/team/subcastes';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { fieldError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { SavedSearchRows } from '../../../matching/searches/saved-search-rows.service.js';
import { Subcastes, type Regrouped } from '../../../profiles/subcastes/subcastes.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { MemberWishes } from '../../../matching/wishes/member-wishes.service.js';
import { SubcasteDecisionList } from './subcaste-decision-list.service.js';

const DONE: Readonly<Record<SubcasteAct, { action: AuditAction; message: string }>> = {
  map: { action: 'list-value-mapped', message: ADMIN_MESSAGES.subcasteMapped },
  add: { action: 'list-value-added', message: ADMIN_MESSAGES.subcasteAdded },
  leave: { action: 'list-value-left', message: ADMIN_MESSAGES.gothraLeft },
};

@Injectable()
export class SubcasteDecisions {
  constructor(
    private readonly database: DataSource,
    private readonly subcastes: Subcastes,
    private readonly wishes: MemberWishes,
    private readonly searches: SavedSearchRows,
    private readonly entries: BrowseEntries,
    private readonly audit: AuditLog,
    private readonly list: SubcasteDecisionList,
  ) {}

  /** @throws AppError not-found, already-decided, invalid-form */
  decide(request: SubcasteDecisionRequest, actor: Actor): Promise<Answer<SubcasteDecisionAnswer>> {
    const { action, message } = DONE[request.act];
    return this.settle(message, action, actor, (manager) =>
      this.subcastes.decide(manager, request, actor.admin.adminId),
    );
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  undo(id: string, actor: Actor): Promise<Answer<SubcasteDecisionAnswer>> {
    return this.settle(ADMIN_MESSAGES.gothraUndone, 'list-value-undone', actor, async (manager) => {
      const undone = await this.subcastes.undo(manager, id);
      if (undone.taken && (await this.isLookedFor(manager, undone.taken)))
        throw fieldError('id', ADMIN_MESSAGES.subcasteWished);
      return undone;
    });
  }

  private async isLookedFor(manager: EntityManager, subcaste: string): Promise<boolean> {
    return (await this.wishes.name(manager, subcaste)) || (await this.searches.askFor(manager, subcaste));
  }

  /** The log has what the text means and how many wrote it, and not the text: the log is permanent. */
  private async settle(
    message: string,
    action: AuditAction,
    actor: Actor,
    work: (manager: EntityManager) => Promise<Regrouped>,
  ): Promise<Answer<SubcasteDecisionAnswer>> {
    const { decision } = await this.database.transaction(async (manager) => {
      const made = await work(manager);
      await this.entries.resubcaste(manager, made.keys);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action,
        subject: `list-value:${made.decision.publicId}`,
        details: { subcaste: made.subcaste, members: made.members },
      });
      return made;
    });
    return { message, decision: await this.list.one(decision.id) };
  }
}
