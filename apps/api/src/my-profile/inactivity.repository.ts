import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class InactivityRepository {
  constructor(private readonly database: DataSource) {}

  /** Listed members, by id, who may be due; the times are those of going offline and of each reminder. */
  async candidates(moments: { offline: Date; reminders: readonly Date[] }, limit: number): Promise<number[]> {
    const reminded = moments.reminders.map((_, index) => `(u.last_active_at <= ? AND u.reminders <= ${index})`);
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT u.id FROM users u JOIN profiles p ON p.user_id = u.id
       WHERE p.is_active = 1 AND p.married_at IS NULL AND u.account_status = 'active'
         AND u.verification_status IN ('semi-verified', 'verified')
         AND (u.last_active_at <= ? OR ${reminded.join(' OR ')})
       ORDER BY u.last_active_at LIMIT ?`,
      [moments.offline, ...moments.reminders, limit],
    );
    return rows.map(({ id }) => id);
  }
}
