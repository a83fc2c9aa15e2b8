/** Who a case is assigned to. Only a claim (while someone has it open) locks others out. */
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { CaseEvents } from './case-events.service.js';
import { VerificationCase } from './verification-case.entity.js';

export interface Assignment {
  to: number;
  by: number;
  note: string | null;
}

@Injectable()
export class CaseAssignments {
  constructor(
    private readonly database: DataSource,
    private readonly events: CaseEvents,
    private readonly changes: MemberChanges,
    private readonly clock: Clock,
  ) {}

  /** The case must be locked. Who passes a case on lets go of it. */
  async assign(manager: EntityManager, open: VerificationCase, { to, by, note }: Assignment): Promise<void> {
    const handed = to !== by && open.claimedBy === by ? { claimedBy: null, claimedAt: null } : {};
    await manager.update(
      VerificationCase,
      { id: open.id },
      { assignedTo: to, assignedBy: by, assignedAt: this.clock.now(), assignNote: note, ...handed },
    );
    await this.changes.note(manager, [open.userId]);
    await this.events.add(manager, { kind: 'assigned', caseId: open.id, adminId: by, toAdminId: to });
  }

  /** The case must be locked. */
  async giveBack(manager: EntityManager, { id, userId }: VerificationCase, adminId: number): Promise<void> {
    const nobodys = { assignedTo: null, assignedBy: null, assignedAt: null, assignNote: null };
    await manager.update(VerificationCase, { id }, nobodys);
    await this.changes.note(manager, [userId]);
    await this.events.add(manager, { kind: 'given-back', caseId: id, adminId });
  }

  /** Numbers of open cases, by administrator. */
  async counts(): Promise<Map<number, number>> {
    const rows: { admin: number; cases: string }[] = await this.database.query(
      `SELECT assigned_to AS admin, COUNT(*) AS cases FROM verification_cases
       WHERE decided_at IS NULL AND assigned_to IS NOT NULL GROUP BY assigned_to`,
    );
    return new Map(rows.map(({ admin, cases }) => [admin, Number(cases)]));
  }
}
