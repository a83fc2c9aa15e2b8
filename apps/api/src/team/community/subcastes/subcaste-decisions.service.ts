/** C1: a text becomes a spelling of a subcaste, a subcaste of its own, or stays as it is; in one transaction, and back. */
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import type {
  SubcasteAct,
  SubcasteDecisionAnswer,
  SubcasteDecisionRequest,
  SubcasteDecisionRow,
} from '@kalyanam/shared/team/subcastes';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { fieldError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { SavedSearchRows } from '../../../matching/searches/saved-search-rows.service.js';
import { SubcasteNames } from '../../../profiles/subcastes/subcaste-names.service.js';
import { Subcastes, type Regrouped } from '../../../profiles/subcastes/subcastes.service.js';
import { type Actor } from '../../../people/team-accounts/actor.js';
import { MemberWishes } from '../../../matching/wishes/member-wishes.service.js';
import { Lists } from '../../lists/lists.service.js';
import { UnlistedDecisions } from '../unlisted/unlisted-decisions.js';

const DONE: Readonly<Record<SubcasteAct, { action: AuditAction; message: string }>> = {
  map: { action: 'list-value-mapped', message: ADMIN_MESSAGES.subcasteMapped },
  add: { action: 'list-value-added', message: ADMIN_MESSAGES.subcasteAdded },
  leave: { action: 'list-value-left', message: ADMIN_MESSAGES.gothraLeft },
};

@Injectable()
export class SubcasteDecisions extends UnlistedDecisions<SubcasteDecisionRow, Regrouped> {
  constructor(
    database: DataSource,
    lists: Lists,
    audit: AuditLog,
    names: SubcasteNames,
    private readonly subcastes: Subcastes,
    private readonly wishes: MemberWishes,
    private readonly searches: SavedSearchRows,
    private readonly entries: BrowseEntries,
  ) {
    super(
      { database, lists, audit },
      {
        table: 'subcaste_decisions',
        name: 'd.subcaste AS slug, d.en, d.te',
        listed: () => names.all(),
        view: ({ rowsChanged: members }, { head, name: subcaste, tail }) => ({ ...head, members, ...tail, subcaste }),
        subject: 'list-value',
        details: ({ subcaste, members }) => ({ subcaste, members }),
      },
    );
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  decide(request: SubcasteDecisionRequest, actor: Actor): Promise<Answer<SubcasteDecisionAnswer>> {
    return this.settle({ ...DONE[request.act], actor }, async (manager) =>
      this.relisted(manager, await this.subcastes.decide(manager, request, actor.admin.adminId)),
    );
  }

  /** @throws AppError not-found, already-decided, invalid-form */
  undo(id: string, actor: Actor): Promise<Answer<SubcasteDecisionAnswer>> {
    const undone = { message: ADMIN_MESSAGES.gothraUndone, action: 'list-value-undone', actor } as const;
    return this.settle(undone, async (manager) => {
      const taken = await this.subcastes.undo(manager, id);
      if (taken.taken && (await this.isLookedFor(manager, taken.taken)))
        throw fieldError('id', ADMIN_MESSAGES.subcasteWished);
      return this.relisted(manager, taken);
    });
  }

  private async isLookedFor(manager: EntityManager, subcaste: string): Promise<boolean> {
    return (await this.wishes.name(manager, subcaste)) || (await this.searches.askFor(manager, subcaste));
  }

  private async relisted(manager: EntityManager, change: Regrouped): Promise<Regrouped> {
    await this.entries.resubcaste(manager, change.keys);
    return change;
  }
}
