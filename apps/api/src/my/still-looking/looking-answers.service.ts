/** C5: what a member's answer to "Are you still looking for a match?" does. */
import { firstName } from '@kalyanam/shared/base/person-name';
import type { LookingQuestionAnswer, LookingRequest, LookingStanding } from '@kalyanam/shared/contracts/looking';
import type { LookingAnswer } from '@kalyanam/shared/base/domain/lists';
import { isPauseDay, LOOKING_LINK_DAYS, LOOKING_MESSAGES } from '@kalyanam/shared/topics/matching/looking';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { LookingAnswerRows, type GivenAnswer } from '../../matching/freshness/looking-answers.repository.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import type { LookingQuestion } from '../../matching/freshness/looking-question.entity.js';
import { LookingQuestions } from '../../matching/freshness/looking-questions.repository.js';
import { MarriageStatusService } from '../marriage/marriage-status.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { LookingLinks } from './looking-links.service.js';

const DAY_SECONDS = 86_400;
/** The same answer once more within that time is a second press. */
const PRESS_SECONDS = 60;

interface Given {
  readonly answer: LookingAnswer;
  readonly until: string | null;
}

@Injectable()
export class LookingAnswers {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly marriage: MarriageStatusService,
    private readonly looking: LookingConfirmations,
    private readonly questions: LookingQuestions,
    private readonly rows: LookingAnswerRows,
    private readonly links: LookingLinks,
    private readonly entries: BrowseEntries,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Answers with a session: also where nothing was asked. @throws AppError invalid-form */
  async answer(userId: number, request: LookingRequest): Promise<Answer<LookingStanding>> {
    const given = this.given(request);
    await this.accounts.transaction((manager) => this.settle(manager, userId, given, 'app'));
    return given;
  }

  /**
   * The profile of a mailed question. Changes nothing: mail scanners open every link. @throws AppError looking-closed
   */
  async question(token: string, ip: string): Promise<Answer<LookingQuestionAnswer>> {
    const question = await this.found(token, ip);
    if (!question || !this.isOpen(question)) throw new AppError('looking-closed');
    const profile = await this.profiles.byUserId(question.userId);
    if (!profile) throw new AppError('looking-closed');
    return { firstName: firstName(profile.name, profile.surname) };
  }

  /** By the link alone, once. @throws AppError invalid-form, looking-closed, looking-answered */
  async answerByLink(token: string, request: LookingRequest, ip: string): Promise<Answer<LookingStanding>> {
    const found = await this.found(token, ip);
    const given = this.given(request);
    if (!found) throw new AppError('looking-closed');
    await this.accounts.withLocked(found.userId, 'looking-closed', async (manager) => {
      const question = await this.questions.lock(manager, found.userId);
      if (!question?.tokenHash.equals(found.tokenHash)) throw new AppError('looking-closed');
      if (!this.isOpen(question)) throw new AppError(await this.closedHow(manager, question));
      await this.settle(manager, found.userId, given, 'mail');
    });
    return given;
  }

  private async found(token: string, ip: string): Promise<LookingQuestion | null> {
    await this.limits.count('link-address', ip);
    return this.questions.byToken(this.links.hash(token));
  }

  private given({ answer, until }: LookingRequest): Given {
    if (answer !== 'pause') return { answer, until: null };
    const day = until ?? '';
    if (!isPauseDay(day, this.clock.now())) throw fieldError('until', LOOKING_MESSAGES.pauseDay);
    return { answer, until: day };
  }

  private isOpen({ closedAt, askedAt }: LookingQuestion): boolean {
    return closedAt === null && askedAt > this.clock.inSeconds(-LOOKING_LINK_DAYS * DAY_SECONDS);
  }

  private async closedHow(manager: EntityManager, { userId, openedAt, closedAt }: LookingQuestion) {
    const answered = closedAt !== null && (await this.rows.hasAnswered(manager, userId, openedAt));
    return answered ? 'looking-answered' : 'looking-closed';
  }

  private async settle(manager: EntityManager, userId: number, given: Given, via: GivenAnswer['via']) {
    await this.accounts.lockOrThrow(manager, userId, 'not-signed-in');
    const profile = await this.profiles.lock(manager, userId);
    await this.rows.keep(manager, { userId, ...given, via, at: this.clock.now() }, PRESS_SECONDS);
    const { answer, until } = given;
    const isFixed = answer === 'fixed-here' || answer === 'fixed-elsewhere';
    if (isFixed || (answer === 'looking' && profile.marriedAt)) await this.marriage.write(manager, userId, isFixed);
    if (answer === 'looking') {
      await this.profiles.setActive(manager, userId, true);
      await this.looking.confirm(manager, userId, 'answer');
    } else {
      if (until) await this.profiles.pause(manager, userId, until);
      else if (answer === 'stopped') await this.profiles.setActive(manager, userId, false);
      await this.looking.closeQuestion(manager, userId);
    }
    await this.entries.refresh(manager, userId);
  }
}
