import type { AdminRole } from '@kalyanam/shared/team/roles';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface AdministratorListRow {
  id: number;
  publicId: string;
  username: string;
  name: string;
  role: AdminRole;
  createdAt: Date;
  disabledAt: Date | null;
  lastSignInAt: Date | null;
  secondFactor: unknown;
  decidedLately: number;
  decided: unknown;
  lastAction: string | null;
  lastActAt: Date | null;
}

/** Without a word, the index that begins with actor and action is taken, which is not in the order of time. */
const lastAct = (column: 'action' | 'at'): string =>
  `(SELECT l.${column} FROM audit_log l FORCE INDEX (ix_audit_log_actor) WHERE l.actor = CONCAT('admin:', a.public_id) ORDER BY l.at DESC, l.id DESC LIMIT 1)`;

@Injectable()
export class AdministratorListRepository {
  constructor(private readonly database: DataSource) {}

  async rows(ids: readonly number[], lately: Date): Promise<AdministratorListRow[]> {
    const rows = await this.database.query<Omit<AdministratorListRow, 'decidedLately'>[]>(
      `SELECT a.id, a.public_id AS publicId, a.username, a.name, a.role, a.created_at AS createdAt,
         a.disabled_at AS disabledAt, a.totp_confirmed_at IS NOT NULL AS secondFactor,
         (SELECT MAX(s.created_at) FROM admin_sessions s WHERE s.admin_id = a.id) AS lastSignInAt,
         (SELECT d.total FROM admin_decisions d WHERE d.admin_id = a.id) AS decided,
         ${lastAct('action')} AS lastAction, ${lastAct('at')} AS lastActAt
       FROM admins a WHERE a.id IN (?)`,
      [ids],
    );
    const decidedLately = await this.decidedSince(ids, lately);
    return rows.map((row) => ({ ...row, decidedLately: decidedLately.get(row.id) ?? 0 }));
  }

  /** For all at once: a number for each row of the list would read every decision of theirs. */
  private async decidedSince(ids: readonly number[], since: Date): Promise<Map<number, number>> {
    const rows = await this.database.query<{ id: number; total: string }[]>(
      `SELECT decided_by AS id, COUNT(*) AS total FROM verification_cases
       WHERE decided_by IN (?) AND decided_at >= ? GROUP BY decided_by`,
      [ids, since],
    );
    return new Map(rows.map(({ id, total }) => [id, Number(total)]));
  }
}
