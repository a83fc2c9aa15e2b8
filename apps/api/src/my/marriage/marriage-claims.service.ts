/**
 * C16: 'Marriage fixed'. Naming the other family asks it: its yes closes both profiles immediately. Its no, or its
 * silence, leaves no trace, and the one who named it cannot tell the two apart.
 */
import { nameIn } from '@kalyanam/shared/base/person-name';
import {
  type ClaimAnswer,
  type Through,
  MARRIAGE_LIMITS,
  MARRIAGE_MESSAGES,
} from '@kalyanam/shared/topics/marriage/marriages';
import type { MarriedAnswer, MarriedRequest, MyMarriageAnswer } from '@kalyanam/shared/contracts/marriages';
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { plainText } from '@kalyanam/shared/base/plain-text';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError, reasonOf } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { MarriageStories } from './marriage-stories.service.js';
import { MarriagesRepository } from './marriages.repository.js';
import { Marriages } from './marriages.service.js';
import { MarriageStatusService } from './marriage-status.service.js';
import { SystemReports } from '../../contact/reports/system-reports.service.js';
import { MarriageMails } from './marriage-mails.service.js';
import { erasureOf } from './married-year.policy.js';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;

interface Claim {
  readonly namedId: number;
  readonly through: Through;
}

@Injectable()
export class MarriageClaims {
  private readonly log = new Logger('MarriageClaims');

  constructor(
    private readonly accounts: AccountsService,
    private readonly status: MarriageStatusService,
    private readonly marriages: Marriages,
    private readonly rows: MarriagesRepository,
    private readonly stories: MarriageStories,
    private readonly mails: MarriageMails,
    private readonly reports: SystemReports,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError invalid-form where the code names no family with an accepted interest */
  async say({ userId }: MemberPrincipal, request: MarriedRequest): Promise<Answer<MarriedAnswer>> {
    const married = request.through !== undefined || request.married === true;
    const namedId = married && request.code ? await this.namedBy(userId, request.code) : null;
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockAll(manager, namedId === null ? [userId] : [userId, namedId]);
      await this.status.write(manager, userId, married);
      if (namedId === null) return;
      await this.name(manager, userId, { namedId, through: request.through ?? 'us' });
      await this.tell(manager, userId, namedId, plainText(request.text ?? ''));
    });
    return { married };
  }

  async mine(caller: MemberPrincipal): Promise<Answer<MyMarriageAnswer>> {
    const { userId, language } = caller;
    const [claims, confirmed, year] = await Promise.all([
      this.rows.claimsOn(userId),
      this.rows.confirmedOf(userId),
      this.rows.yearOf(userId),
    ]);
    return {
      claims: claims.map(({ id, at, ...claimant }) => ({
        ...{ id, name: nameIn(claimant, language) },
        ...{ at: at.toISOString(), until: endOf(at).toISOString() },
      })),
      confirmed: confirmed && {
        ...{ id: confirmed.id, name: nameIn(confirmed, language), at: confirmed.at.toISOString() },
        story: await this.stories.mine(confirmed.id, caller),
      },
      erasedOn: erasureOf(year)?.toISOString() ?? null,
    };
  }

  /** @throws AppError not-found where there is no such claim, or no longer */
  async answer(caller: MemberPrincipal, id: string, answer: ClaimAnswer): Promise<Answer<MyMarriageAnswer>> {
    const claimantId = await this.rows.claimantOf(id, caller.userId);
    if (claimantId === null) throw new AppError('not-found');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockAll(manager, [caller.userId, claimantId]);
      const claim = await this.rows.waiting(manager, id, caller.userId);
      // Answered a moment ago: a second press of the same changes nothing.
      if (!claim) return;
      if (answer === 'no' || (await this.isTaken(manager, claimantId, caller.userId)))
        return this.marriages.forget(manager, claim);
      await this.marriages.confirm(manager, claim, this.clock.now());
      await this.status.write(manager, caller.userId, true);
    });
    return this.mine(caller);
  }

  /** A claim that waited its days in vain goes as if it had never been. */
  @Cron(CronExpression.EVERY_HOUR)
  async forgetUnanswered(): Promise<void> {
    const before = this.clock.inSeconds(-MARRIAGE_LIMITS.answerDays * DAY_SECONDS);
    for (const claim of await this.rows.unanswered(before))
      await this.accounts
        .transaction((manager) => this.marriages.forget(manager, claim))
        .catch((error: unknown) => this.log.warn(`Could not forget one claim: ${reasonOf(error)}`));
  }

  private async namedBy(userId: number, typed: string): Promise<number> {
    const code = parseMemberCode(typed);
    if (code === null) throw fieldError('code', MESSAGES.memberCodeAgain);
    const own = await this.accounts.byId(userId);
    if (own?.memberCode === code) throw fieldError('code', MARRIAGE_MESSAGES.own);
    const namedId = await this.rows.namedBy(userId, code);
    if (namedId === null) throw fieldError('code', MARRIAGE_MESSAGES.noInterest);
    return namedId;
  }

  /** Where the two name each other, both have said yes. Both accounts are locked. */
  private async name(manager: EntityManager, claimantId: number, { namedId, through }: Claim): Promise<void> {
    if (await this.isTaken(manager, claimantId, namedId)) return;
    const now = this.clock.now();
    const theirs = await this.rows.waitingBetween(manager, namedId, claimantId);
    if (theirs) return this.marriages.confirm(manager, theirs, now);
    if (await this.rows.waitingBetween(manager, claimantId, namedId)) return;
    const since = this.clock.inSeconds(-YEAR_SECONDS);
    const namings = await this.rows.countNaming(manager, claimantId, now, since);
    if (namings > MARRIAGE_LIMITS.claimsAYear) return this.report(manager, claimantId, namedId, namings);
    if (await this.marriages.claim(manager, { claimantId, namedId, through, now }))
      await this.mails.claimed(manager, namedId, claimantId);
  }

  /** If the claim was not sent to the other family, there is nothing to send now either. */
  private async tell(manager: EntityManager, userId: number, otherId: number, text: string): Promise<void> {
    if (text === '') return;
    const own = await this.rows.ofMember(manager, userId);
    const marriage = own.find(
      ({ claimantId, namedId, confirmedAt }) =>
        (claimantId === userId && namedId === otherId) || (claimantId === otherId && confirmedAt !== null),
    );
    if (marriage) await this.stories.begin(manager, marriage, userId, text);
  }

  /** A marriage of one of the two is confirmed already: no message is sent, and the answer is the same. */
  private async isTaken(manager: EntityManager, one: number, other: number): Promise<boolean> {
    return (await this.rows.isConfirmed(manager, one)) || this.rows.isConfirmed(manager, other);
  }

  private report(manager: EntityManager, reportedId: User['id'], otherId: number, namings: number): Promise<void> {
    const description = `Said ${namings} times within a year that a marriage is fixed, and named a family each time. The last one was not told.`;
    return this.reports.open(manager, { kind: 'many-marriages', reportedId, otherId, description });
  }
}

const endOf = (at: Date): Date => new Date(at.getTime() + MARRIAGE_LIMITS.answerDays * DAY_SECONDS * 1000);
