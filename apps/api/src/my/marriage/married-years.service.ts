/** C16: a year after a marriage was fixed the profile is erased, two days after a mail, unless its family keeps it. */
import type { MyMarriageAnswer } from '@kalyanam/shared/contracts/marriages';
import { MARRIAGE_LIMITS } from '@kalyanam/shared/topics/marriage/marriages';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, reasonOf } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { ProfileDeletion } from '../../joining/erasure/profile-deletion.service.js';
import { MarriagesRepository } from './marriages.repository.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { MarriageClaims } from './marriage-claims.service.js';
import { MarriageMails } from './marriage-mails.service.js';
import { erasureOf, marriedBefore, yearDue } from './married-year.policy.js';

const BATCH = 200;
const HOUR_SECONDS = 3600;

@Injectable()
export class MarriedYears {
  private readonly log = new Logger('MarriedYears');

  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly rows: MarriagesRepository,
    private readonly claims: MarriageClaims,
    private readonly mails: MarriageMails,
    private readonly deletion: ProfileDeletion,
    private readonly clock: Clock,
  ) {}

  /** Before the mail there is nothing to keep. */
  async keep(caller: MemberPrincipal): Promise<Answer<MyMarriageAnswer>> {
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, caller.userId);
      const year = await this.rows.year(manager, caller.userId);
      if (!year) throw new AppError('not-found');
      await this.rows.setYear(manager, caller.userId, { toldAt: year.toldAt, keptAt: this.clock.now() });
    });
    return this.claims.mine(caller);
  }

  /** Goes by id past accounts that fail, which are retried in an hour. Several processes may do this in parallel. */
  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const now = this.clock.now();
    const due = {
      marriedBefore: marriedBefore(now),
      toldBefore: this.clock.inSeconds(-MARRIAGE_LIMITS.warningHours * HOUR_SECONDS),
    };
    let ids: number[] = [];
    do {
      ids = await this.rows.yearsDue(due, ids.at(-1) ?? 0, BATCH);
      for (const id of ids) await this.processOne(id, now);
      if (ids.length > 0) await this.deletion.removeFiles();
    } while (ids.length === BATCH);
  }

  private async processOne(userId: number, now: Date): Promise<void> {
    try {
      await this.accounts.transaction((manager) => this.tellOrErase(manager, userId, now));
    } catch (error) {
      this.log.warn(`Could not end one married profile: ${reasonOf(error)}`);
    }
  }

  private async tellOrErase(manager: EntityManager, userId: number, now: Date): Promise<void> {
    const user = await this.accounts.lock(manager, userId);
    if (!user) return;
    const { marriedAt, name } = await this.profiles.lock(manager, userId);
    if (!marriedAt || marriedAt > marriedBefore(now)) return;
    const due = yearDue(await this.rows.year(manager, userId), now);
    if (due === 'erase') return this.deletion.eraseLocked(manager, user);
    if (due !== 'tell') return;
    await this.rows.setYear(manager, userId, { toldAt: now, keptAt: null });
    await this.mails.yearIsOver(manager, user, name, erasureOf({ toldAt: now, keptAt: null }) ?? now);
  }
}
