/** R59, R76: erases accounts that did not verify their addresses in time; the team's doings are spared. */
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { reasonOf } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/config/settings.js';
import { ProfileDeletion } from '../../joining/erasure/profile-deletion.service.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { renderDay } from '../../people/outbox/render.js';
import { dueOf, erasedOn, limitsAt } from './unverified.policy.js';

const BATCH = 200;
/** No mail arrives at this domain: only the demonstration, which is not for production, has members there. */
const DEMONSTRATION = '@example.com';

@Injectable()
export class UnverifiedAccounts {
  private readonly log = new Logger('UnverifiedAccounts');

  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly deletion: ProfileDeletion,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Goes by id past accounts that fail, which are retried in an hour. Several processes may do this in parallel. */
  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const now = this.clock.now();
    let ids: number[] = [];
    do {
      ids = await this.candidates(now, ids.at(-1) ?? 0);
      for (const id of ids) await this.processOne(id, now);
      if (ids.length > 0) await this.deletion.removeFiles();
    } while (ids.length === BATCH);
  }

  private async processOne(userId: number, now: Date): Promise<void> {
    try {
      await this.accounts.transaction((manager) => this.tellOrErase(manager, userId, now));
    } catch (error) {
      this.log.warn(`Could not remove one account: ${reasonOf(error)}`);
    }
  }

  private async tellOrErase(manager: EntityManager, userId: number, now: Date): Promise<void> {
    const user = await this.accounts.lock(manager, userId);
    if (!user) return;
    const due = dueOf(user, now);
    if (due === 'erase') await this.deletion.eraseLocked(manager, user);
    if (due === 'tell') await this.tell(manager, user, now);
  }

  private async tell(manager: EntityManager, user: User, now: Date): Promise<void> {
    await this.accounts.tellErasure(manager, user.id, now);
    await this.outbox.add(manager, {
      userId: user.id,
      channel: 'email',
      template: 'erasure-soon',
      destination: user.email,
      values: { day: renderDay(erasedOn(user, now), user.language), link: `${this.settings.memberUrl}/login` },
    });
  }

  /** In the order of `ix_users_status`, so that a batch begins where the last one ended. */
  private async candidates(now: Date, after: number): Promise<number[]> {
    const { nothing, one, notice, told } = limitsAt(now);
    const spared = this.settings.production ? '' : `%${DEMONSTRATION}`;
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT id FROM users
       WHERE verification_status = 'not-verified' AND account_status = 'active' AND id > ? AND kind = 'candidate' AND email NOT LIKE ?
         AND ((email_verified_at IS NULL AND registered_at <= IF(phone_verified_at IS NULL, ?, ?))
           OR (email_verified_at IS NOT NULL AND phone_verified_at IS NULL
             AND ((erasure_told_at IS NULL AND registered_at <= ?) OR (erasure_told_at <= ? AND registered_at <= ?))))
       ORDER BY id LIMIT ?`,
      [after, spared, nothing, one, notice, told, one, BATCH],
    );
    return rows.map(({ id }) => id);
  }
}
