/** C5: asks members whether they are still looking, and takes offline who has not said so for three months. */
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { inBatches } from '../../platform/jobs/due-work.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import { LookingQuestions } from '../../matching/freshness/looking-questions.repository.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { DueRepository } from './due.repository.js';
import { LookingMails } from './looking-mails.service.js';
import { askedFrom, dueOf, nextDue } from './questions.policy.js';

const BATCH = 200;
const DAY_SECONDS = 86_400;

@Injectable()
export class LookingWorker {
  private readonly log = new Logger('StillLooking');

  constructor(
    private readonly due: DueRepository,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly entries: BrowseEntries,
    private readonly looking: LookingConfirmations,
    private readonly questions: LookingQuestions,
    private readonly mails: LookingMails,
    private readonly clock: Clock,
  ) {}

  /** Several processes may do this in parallel: the second finds the profile no longer due, and asks nothing. */
  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const failure = (reason: string) => this.log.warn(`Could not ask one member: ${reason}`);
    const next = () => this.due.members(this.clock.now(), BATCH);
    await inBatches({ size: BATCH, next, failure }, (userId) =>
      this.accounts.transaction((manager) => this.settle(manager, userId)),
    );
  }

  private async settle(manager: EntityManager, userId: number): Promise<void> {
    const user = await this.accounts.lock(manager, userId);
    if (!user) return;
    const profile = await this.profiles.lock(manager, userId);
    const now = this.clock.now();
    if (!profile.lookingDueAt || profile.lookingDueAt > now) return;
    const next = await this.settled(manager, user, profile, now);
    await this.profiles.setLookingDue(manager, userId, next);
  }

  /** Does what is due; answers when to look again. */
  private async settled(manager: EntityManager, user: User, profile: Profile, now: Date): Promise<Date | null> {
    const isPaused = !profile.isActive && profile.pausedUntil !== null;
    if (profile.marriedAt || !(profile.isActive || isPaused)) {
      await this.looking.closeQuestion(manager, user.id);
      return null;
    }
    // Neither asked nor offline while others cannot see them anyway.
    if (user.accountStatus !== 'active' || !mayBrowse(user.verificationStatus))
      return this.clock.inSeconds(DAY_SECONDS);
    const question = await this.questions.lock(manager, user.id);
    const asked = question?.closedAt === null ? question.stage : 0;
    const due = isPaused ? 'pause' : dueOf({ confirmedAt: profile.lookingConfirmedAt, asked }, now);
    if (due === 'offline') {
      await this.profiles.setActive(manager, user.id, false);
      await this.entries.refresh(manager, user.id);
      await this.mails.wentOffline(manager, user, profile);
      return null;
    }
    const from = askedFrom(now);
    if (due !== null && from > now) return from;
    if (due === 'pause') {
      await this.profiles.setActive(manager, user.id, false);
      await this.mails.pauseIsOver(manager, user, profile);
      return null;
    }
    if (due !== null) await this.mails.ask(manager, user, profile, due);
    return nextDue(profile.lookingConfirmedAt, now);
  }
}
