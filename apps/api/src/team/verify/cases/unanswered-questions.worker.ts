/** A question unanswered for two weeks is closed, and its case comes back. */
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { CaseQuestions } from '../../../profiles/cases/case-questions.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { inBatches } from '../../../platform/jobs/due-work.js';

const BATCH = 100;

@Injectable()
export class UnansweredQuestions {
  private readonly log = new Logger('Questions');

  constructor(
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly questions: CaseQuestions,
  ) {}

  /** Several processes may do this in parallel: each case is checked again under its account's lock. */
  @Cron(CronExpression.EVERY_HOUR)
  async giveUp(): Promise<void> {
    const failure = (reason: string) => this.log.warn(`A question was not given up: ${reason}`);
    const next = () => this.questions.overdue(BATCH);
    await inBatches({ size: BATCH, next, failure }, (userId) => this.giveUpOne(userId));
  }

  private giveUpOne(userId: number): Promise<void> {
    return this.accounts.transaction(async (manager) => {
      if (!(await this.accounts.lock(manager, userId))) return;
      const open = await this.cases.undecided(manager, userId);
      const newest = await this.questions.newest(manager, open.id);
      if (newest?.endState !== null || !this.questions.isOverdue(open)) return;
      await this.questions.end(manager, open, newest, 'unanswered', null);
    });
  }
}
