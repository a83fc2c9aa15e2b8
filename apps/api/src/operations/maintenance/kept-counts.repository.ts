import { INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Totals = ReadonlyMap<string, number>;

const DAY_MS = 86_400_000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** Compares counts that are kept along with their rows with a real count, and corrects them. */
@Injectable()
export class KeptCountsRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns what was wrong, a line each. */
  async mendAuditDays(): Promise<string[]> {
    const mended: string[] = [];
    for (const action of await this.actions()) {
      const [real, kept] = [await this.counted(action), await this.kept(action)];
      for (const day of new Set([...real.keys(), ...kept.keys()]))
        if (real.get(day) !== kept.get(day)) mended.push(...(await this.mendDay(action, day)));
    }
    return mended;
  }

  /**
   * Counted again under the lock that every writer of the log takes: rows written in the meantime are no difference.
   */
  private mendDay(action: string, day: string): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT id FROM audit_head FOR UPDATE');
      const [real, kept] = [await this.countedOn(manager, action, day), await this.keptOn(manager, action, day)];
      if (real === kept) return [];
      await (real === 0
        ? manager.query('DELETE FROM audit_days WHERE action = ? AND day = ?', [action, day])
        : manager.query('REPLACE INTO audit_days (action, day, total) VALUES (?, ?, ?)', [action, day, real]));
      return [`audit_days ${action} ${day}: ${kept} instead of ${real}`];
    });
  }

  async mendDecisions(): Promise<string[]> {
    const differing = await this.database.query<{ adminId: number }[]>(
      `SELECT a.id AS adminId FROM admins a
       LEFT JOIN (SELECT decided_by AS id, COUNT(*) AS total FROM verification_cases GROUP BY decided_by) c ON c.id = a.id
       LEFT JOIN admin_decisions d ON d.admin_id = a.id WHERE COALESCE(c.total, 0) <> COALESCE(d.total, 0)`,
    );
    const mended: string[] = [];
    for (const { adminId } of differing) mended.push(...(await this.mendDecisionsOf(adminId)));
    return mended;
  }

  /** A decision in the meantime waits for the row before the case is read. */
  private mendDecisionsOf(adminId: number): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const total = async (sql: string): Promise<number> =>
        Number((await manager.query<{ total: string }[]>(sql, [adminId]))[0]?.total ?? 0);
      const kept = await total('SELECT total FROM admin_decisions WHERE admin_id = ? FOR UPDATE');
      const real = await total('SELECT COUNT(*) AS total FROM verification_cases WHERE decided_by = ?');
      if (real === kept) return [];
      await manager.query('REPLACE INTO admin_decisions (admin_id, total) VALUES (?, ?)', [adminId, real]);
      return [`admin_decisions ${adminId}: ${kept} instead of ${real}`];
    });
  }

  private async actions(): Promise<string[]> {
    const rows = await this.database.query<{ action: string }[]>(
      'SELECT DISTINCT action FROM audit_log UNION SELECT DISTINCT action FROM audit_days',
    );
    return rows.map(({ action }) => action);
  }

  private counted(action: string): Promise<Totals> {
    return this.totals(
      `SELECT DATE_FORMAT(at + INTERVAL ${INDIA_MINUTES} MINUTE, '%Y-%m-%d') AS day, COUNT(*) AS total
       FROM audit_log WHERE action = ? GROUP BY day`,
      action,
    );
  }

  private kept(action: string): Promise<Totals> {
    return this.totals(`SELECT DATE_FORMAT(day, '%Y-%m-%d') AS day, total FROM audit_days WHERE action = ?`, action);
  }

  private async totals(sql: string, action: string): Promise<Totals> {
    const rows = await this.database.query<{ day: string; total: string }[]>(sql, [action]);
    return new Map(rows.map(({ day, total }) => [day, Number(total)]));
  }

  private async countedOn(manager: EntityManager, action: string, day: string): Promise<number> {
    const [row] = await manager.query<{ total: string }[]>(
      'SELECT COUNT(*) AS total FROM audit_log WHERE action = ? AND at >= ? AND at < ?',
      [action, startOf(day), new Date(startOf(day).getTime() + DAY_MS)],
    );
    return Number(row?.total);
  }

  private async keptOn(manager: EntityManager, action: string, day: string): Promise<number> {
    const [row] = await manager.query<{ total: string }[]>(
      'SELECT total FROM audit_days WHERE action = ? AND day = ?',
      [action, day],
    );
    return Number(row?.total ?? 0);
  }
}
