/** A question unanswered for two weeks is closed, and its case comes back. */
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { CaseQuestions } from '../../../profiles/cases/case-questions.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { reasonOf } from '../../../platform/errors/app-error.js';

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
    let members: number[];
    let done: number;
    do {
      members = await this.questions.overdue(BATCH);
      done = 0;
      for (const userId of members) if (await this.giveUpOne(userId)) done += 1;
    } while (members.length === BATCH && done > 0);
  }

  private async giveUpOne(userId: number): Promise<boolean> {
    try {
      await this.accounts.transaction(async (manager) => {
        if (!(await this.accounts.lock(manager, userId))) return;
        const open = await this.cases.undecided(manager, userId);
        const newest = await this.questions.newest(manager, open.id);
        if (newest?.endState !== null || !this.questions.isOverdue(open)) return;
        await this.questions.end(manager, open, newest, 'unanswered', null);
      });
      return true;
    } catch (error) {
      this.log.warn(`A question was not given up: ${reasonOf(error)}`);
      return false;
    }
  }
}
