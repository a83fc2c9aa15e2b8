/**
 * The team asks a member about their open case. The case then waits and its clock stops: it goes on when the member
 * answers, the question is withdrawn, or two weeks have passed without an answer.
 */
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import type { Admin } from '../../people/team-accounts/admin.entity.js';
import { resumedAt } from './case.policy.js';
import { CaseQuestionRow } from './case-question.entity.js';
import { CaseEvents } from './case-events.service.js';
import { VerificationCase } from './verification-case.entity.js';

type Ended = NonNullable<CaseQuestionRow['endState']>;

/** What reviewers are shown of a question. */
export type ShownQuestion = Pick<
  CaseQuestionRow,
  'publicId' | 'question' | 'answer' | 'askedAt' | 'endedAt' | 'endState'
> & { asker: Pick<Admin, 'name'> };

const DAY_SECONDS = 86_400;

/** The newest question `q` about the open case of a member (`?`), if it can be answered: see `isAnswerable`. */
export const OPEN_QUESTION = `FROM case_questions q JOIN verification_cases k ON k.id = q.case_id AND k.decided_at IS NULL
  WHERE q.user_id = ? AND (q.end_state IS NULL OR q.end_state = 'unanswered')
    AND NOT EXISTS (SELECT 1 FROM case_questions l WHERE l.case_id = q.case_id AND l.id > q.id)`;

@Injectable()
export class CaseQuestions {
  constructor(
    private readonly database: DataSource,
    private readonly events: CaseEvents,
    private readonly changes: MemberChanges,
    private readonly clock: Clock,
  ) {}

  /** The newest question about a case, also one that is over; the case must be locked where it is to be changed. */
  newest(manager: EntityManager, caseId: number): Promise<CaseQuestionRow | null> {
    return manager.findOne(CaseQuestionRow, { where: { caseId }, relations: { asker: true }, order: { id: 'DESC' } });
  }

  count(manager: EntityManager, caseId: number): Promise<number> {
    return manager.countBy(CaseQuestionRow, { caseId });
  }

  /** The questions about these cases, the oldest first. */
  async ofCases(caseIds: readonly number[]): Promise<Map<number, ShownQuestion[]>> {
    const byCase = new Map<number, ShownQuestion[]>();
    if (caseIds.length === 0) return byCase;
    const rows = await this.database.query<(Omit<ShownQuestion, 'asker'> & { caseId: number; askedBy: string })[]>(
      `SELECT q.case_id AS caseId, q.public_id AS publicId, q.question, q.answer, q.asked_at AS askedAt,
         q.ended_at AS endedAt, q.end_state AS endState, a.name AS askedBy
       FROM case_questions q JOIN admins a ON a.id = q.asked_by WHERE q.case_id IN (?) ORDER BY q.id`,
      [caseIds],
    );
    for (const { caseId, askedBy, ...row } of rows)
      byCase.set(caseId, [...(byCase.get(caseId) ?? []), { ...row, asker: { name: askedBy } }]);
    return byCase;
  }

  /** What the member can answer: an open question, or one that was given up while the case is still open. */
  async answerable(userId: number): Promise<CaseQuestionRow | null> {
    const [newest] = await this.database.getRepository(CaseQuestionRow).find({
      where: { userId, case: { decidedAt: IsNull() } },
      order: { id: 'DESC' },
      take: 1,
    });
    return newest && isAnswerable(newest) ? newest : null;
  }

  /** The case must be locked, open and without an open question. */
  async ask(
    manager: EntityManager,
    { id: caseId, userId }: VerificationCase,
    { adminId, question }: { adminId: number; question: string },
  ): Promise<void> {
    const now = this.clock.now();
    const row = { publicId: publicId(), userId, caseId, askedBy: adminId, askedAt: now, question };
    await manager.insert(CaseQuestionRow, row);
    await manager.update(VerificationCase, { id: caseId }, { waitingSince: now, claimedBy: null, claimedAt: null });
    await this.changes.note(manager, [userId]);
    await this.events.add(manager, { kind: 'asked', caseId, adminId });
  }

  /** The case must be locked; it comes back on top of the queue. */
  async answer(manager: EntityManager, open: VerificationCase, row: CaseQuestionRow, answer: string): Promise<void> {
    const now = this.clock.now();
    await manager.update(CaseQuestionRow, { id: row.id }, { answer, endedAt: now, endState: 'answered' });
    await this.resume(manager, open, { answeredAt: now });
    await this.events.add(manager, { kind: 'answered', caseId: open.id });
  }

  /** The case must be locked; it comes back with its clock where it stopped. */
  async end(
    manager: EntityManager,
    open: VerificationCase,
    { id }: CaseQuestionRow,
    state: 'withdrawn' | 'unanswered',
    adminId: number | null,
  ): Promise<void> {
    await this.close(manager, { id }, state);
    await this.resume(manager, open, {});
    await this.events.add(manager, { kind: state, caseId: open.id, adminId });
  }

  /** A decided case asks nothing any more. */
  async caseDecided(manager: EntityManager, caseId: number): Promise<void> {
    await this.close(manager, { caseId, endedAt: IsNull() }, 'decided');
  }

  /** Members whose case has waited for them for long enough, the longest first. */
  async overdue(count: number): Promise<number[]> {
    const rows = await this.database.getRepository(VerificationCase).find({
      where: { decidedAt: IsNull(), lane: 2, waitingSince: LessThanOrEqual(this.tooLongAgo()) },
      select: { id: true, userId: true },
      order: { waitingSince: 'ASC' },
      take: count,
    });
    return rows.map(({ userId }) => userId);
  }

  isOverdue({ waitingSince }: Pick<VerificationCase, 'waitingSince'>): boolean {
    return waitingSince !== null && waitingSince <= this.tooLongAgo();
  }

  private tooLongAgo(): Date {
    return this.clock.inSeconds(-TEAM_LIMITS.questions.days * DAY_SECONDS);
  }

  private async close(
    manager: EntityManager,
    which: { id: number } | { caseId: number; endedAt: ReturnType<typeof IsNull> },
    endState: Ended,
  ): Promise<void> {
    await manager.update(CaseQuestionRow, which, { endedAt: this.clock.now(), endState });
  }

  private async resume(
    manager: EntityManager,
    { id, userId, enteredAt, waitingSince, pausedSince }: VerificationCase,
    more: { answeredAt?: Date },
  ): Promise<void> {
    const now = this.clock.now();
    const clock = waitingSince ? { enteredAt: resumedAt(enteredAt, waitingSince, now) } : {};
    // The time of a pause until now is counted with the question.
    const pause = waitingSince && pausedSince ? { pausedSince: now } : {};
    await manager.update(VerificationCase, { id }, { ...clock, ...pause, waitingSince: null, ...more });
    await this.changes.note(manager, [userId]);
  }
}

export const isAnswerable = ({ endState }: Pick<CaseQuestionRow, 'endState'>): boolean =>
  endState === null || endState === 'unanswered';
