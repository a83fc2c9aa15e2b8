/** C14: the candidate is told again of what waits for two days; after seven it lapses. */
import { DESK_LIMITS } from '@kalyanam/shared/desk/limits';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { Clock } from '../common/clock.js';
import { reasonOf } from '../common/errors/app-error.js';
import type { DeskDraft } from '../desk/desk-draft.entity.js';
import { lapsesAt } from './desk-draft.view.js';
import { DeskDraftsRepository } from './desk-drafts.repository.js';
import { DeskNotices } from './desk-notices.service.js';

const DAY_SECONDS = 86_400;

type Waiting = Pick<DeskDraft, 'profileUserId' | 'publicId'>;

@Injectable()
export class DeskDraftsWorker {
  private readonly log = new Logger('Desk');

  constructor(
    private readonly drafts: DeskDraftsRepository,
    private readonly notices: DeskNotices,
    private readonly accounts: AccountsService,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const over = this.clock.inSeconds(-DESK_LIMITS.draftDays * DAY_SECONDS);
    for (const draft of await this.drafts.waiting(over, false))
      await this.settle(draft, (...one) => this.lapse(...one));
    const old = this.clock.inSeconds(-DESK_LIMITS.draftReminderDays * DAY_SECONDS);
    for (const draft of await this.drafts.waiting(old, true)) await this.settle(draft, (...one) => this.remind(...one));
  }

  private async settle(
    { profileUserId, publicId }: Waiting,
    work: (manager: EntityManager, draft: DeskDraft) => Promise<void>,
  ): Promise<void> {
    try {
      await this.accounts.transaction(async (manager) => {
        const draft = await this.drafts.lock(manager, profileUserId, publicId);
        if (draft?.open) await work(manager, draft);
      });
    } catch (error) {
      this.log.warn(`Could not settle one suggestion: ${reasonOf(error)}`);
    }
  }

  private async lapse(manager: EntityManager, draft: DeskDraft): Promise<void> {
    const over = { state: 'lapsed', open: null, lapseReason: 'time', decidedAt: this.clock.now() } as const;
    await this.drafts.settle(manager, draft.id, over);
    if (draft.aboutUserId !== null) await this.notices.decided(manager, draft.profileUserId, draft.aboutUserId);
    await this.notices.fate(manager, draft.byUserId);
  }

  private async remind(manager: EntityManager, draft: DeskDraft): Promise<void> {
    if (draft.remindedAt || draft.aboutUserId === null || draft.byUserId === null) return;
    const account = await this.accounts.byId(draft.byUserId);
    const hand = { name: account?.ownName ?? '', relation: draft.relation };
    await this.drafts.settle(manager, draft.id, { remindedAt: this.clock.now() });
    await this.notices.decided(manager, draft.profileUserId, draft.aboutUserId);
    await this.notices.draft(manager, draft.profileUserId, {
      hand,
      aboutId: draft.aboutUserId,
      lapsesAt: lapsesAt(draft),
    });
  }
}
