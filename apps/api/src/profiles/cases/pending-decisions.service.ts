/** R54: a decision waits ten seconds, in which it can be undone; a process that dies in between loses none. */
import type { PendingDecision } from '@kalyanam/shared/team/case-queue';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import type { Admin } from '../../people/team-accounts/admin.entity.js';
import { CaseEvents } from './case-events.service.js';
import { PendingDecisionRow } from './pending-decision.entity.js';

export const UNDO_SECONDS = 10;

export interface DueDecision {
  caseId: number;
  userId: number;
}

/** What reviewers are shown of a decision that waits. */
type ShownDecision = Pick<PendingDecisionRow, 'decision' | 'adminId' | 'dueAt'> & {
  admin: Pick<Admin, 'username' | 'name'>;
};

type Proposal = Omit<PendingDecisionRow, 'case' | 'admin' | 'dueAt'>;

@Injectable()
export class PendingDecisions {
  constructor(
    private readonly database: DataSource,
    private readonly events: CaseEvents,
    private readonly clock: Clock,
  ) {}

  /** The case must be locked. Returns when it is carried out: in UNDO_SECONDS unless told. */
  async add(
    manager: EntityManager,
    proposal: Proposal,
    dueAt: Date = this.clock.inSeconds(UNDO_SECONDS),
  ): Promise<Date> {
    await manager.insert(PendingDecisionRow, { ...proposal, dueAt });
    const { caseId, adminId, decision } = proposal;
    await this.events.add(manager, { kind: 'pending', caseId, adminId, decision, until: dueAt });
    return dueAt;
  }

  /** The decision with its administrator; the case must be locked where it is to be changed. */
  forCase(caseId: number, manager: EntityManager = this.database.manager): Promise<PendingDecisionRow | null> {
    return manager.findOne(PendingDecisionRow, { where: { caseId }, relations: { admin: true } });
  }

  async ofCases(caseIds: readonly number[]): Promise<Map<number, ShownDecision>> {
    if (caseIds.length === 0) return new Map();
    const rows = await this.database.query<
      (Omit<ShownDecision, 'admin'> & ShownDecision['admin'] & { caseId: number })[]
    >(
      `SELECT d.case_id AS caseId, d.decision, d.admin_id AS adminId, d.due_at AS dueAt, a.username, a.name
       FROM pending_decisions d JOIN admins a ON a.id = d.admin_id WHERE d.case_id IN (?)`,
      [caseIds],
    );
    return new Map(rows.map(({ caseId, username, name, ...row }) => [caseId, { ...row, admin: { username, name } }]));
  }

  /** Those whose time is over, the oldest first. */
  async due(count: number): Promise<DueDecision[]> {
    const rows = await this.database.getRepository(PendingDecisionRow).find({
      where: { dueAt: LessThanOrEqual(this.clock.now()) },
      relations: { case: true },
      order: { dueAt: 'ASC' },
      take: count,
    });
    return rows.map(({ caseId, case: { userId } }) => ({ caseId, userId }));
  }

  /** It is not carried out; the case is as before. */
  async drop(manager: EntityManager, row: PendingDecisionRow, kind: 'undone' | 'called-off'): Promise<void> {
    await this.remove(manager, row.caseId);
    const { caseId, adminId, decision } = row;
    await this.events.add(manager, { kind, caseId, adminId, decision });
  }

  async remove(manager: EntityManager, caseId: number): Promise<void> {
    await manager.delete(PendingDecisionRow, { caseId });
  }
}

export const pendingDecisionView = (
  { decision, admin, adminId, dueAt }: ShownDecision,
  callerId: number,
): PendingDecision => ({
  decision,
  decidedBy: admin.username,
  name: admin.name,
  mine: adminId === callerId,
  decidedAt: new Date(dueAt.getTime() - UNDO_SECONDS * 1000).toISOString(),
  until: dueAt.toISOString(),
});
