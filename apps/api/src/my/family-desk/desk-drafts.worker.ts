/** C14: the candidate is reminded of a suggestion after two days; after seven it lapses. */
import { DESK_LIMITS } from '@kalyanam/shared/topics/family/desk';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { reasonOf } from '../../platform/errors/app-error.js';
import type { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import { DeskDraftsRepository } from './desk-drafts.repository.js';
import { DeskDrafts } from './desk-drafts.service.js';
import { DeskNotices } from './desk-notices.service.js';

const DAY_SECONDS = 86_400;

type Waiting = Pick<DeskDraft, 'profileUserId' | 'publicId'>;

@Injectable()
export class DeskDraftsWorker {
  private readonly log = new Logger('Desk');

  constructor(
    private readonly drafts: DeskDraftsRepository,
    private readonly suggestions: DeskDrafts,
    private readonly notices: DeskNotices,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const over = this.clock.inSeconds(-DESK_LIMITS.draftDays * DAY_SECONDS);
    for (const draft of await this.drafts.waiting(over, false))
      await this.settle(draft, (manager, one) => this.suggestions.lapse(manager, one, 'time'));
    const old = this.clock.inSeconds(-DESK_LIMITS.draftReminderDays * DAY_SECONDS);
    for (const draft of await this.drafts.waiting(old, true)) await this.settle(draft, (...one) => this.remind(...one));
  }

  private async settle(
    { profileUserId, publicId }: Waiting,
    work: (manager: EntityManager, draft: DeskDraft) => Promise<void>,
  ): Promise<void> {
    try {
      await this.accounts.transaction(async (manager) => {
        const draft = await this.suggestions.lock(manager, profileUserId, publicId);
        if (draft.open) await work(manager, draft);
      });
    } catch (error) {
      this.log.warn(`Could not settle one suggestion: ${reasonOf(error)}`);
    }
  }

  private async remind(manager: EntityManager, draft: DeskDraft): Promise<void> {
    if (draft.remindedAt || draft.byUserId === null) return;
    const account = await this.accounts.byId(draft.byUserId);
    const hand = { name: account?.ownName ?? '', relation: draft.relation };
    await this.drafts.settle(manager, draft.id, { remindedAt: this.clock.now() });
    await this.notices.decided(manager, draft);
    await this.notices.draft(manager, draft, hand);
  }
}
