import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Limits by the number of reminders sent so far: cases that entered, or were reminded, by this moment are due. */
export type DueSince = readonly Date[];

@Injectable()
export class DocumentRemindersRepository {
  constructor(private readonly database: DataSource) {}

  /** Members who wait for the team without a picture of their document and may be due, the longest waiting first. */
  async candidates([first, ...later]: DueSince, limit: number): Promise<number[]> {
    const again = later.map((_, index) => `(c.reminders = ${index + 1} AND c.reminded_at <= ?)`);
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT c.user_id AS id FROM verification_cases c JOIN users u ON u.id = c.user_id
       WHERE c.decided_at IS NULL AND c.lane < 2 AND u.account_status = 'active'
         AND (${['(c.reminders = 0 AND c.entered_at <= ?)', ...again].join(' OR ')})
         AND NOT EXISTS (SELECT 1 FROM documents d
           WHERE d.user_id = c.user_id AND d.kind <> 'pan' AND d.erased_at IS NULL)
       ORDER BY c.entered_at LIMIT ?`,
      [first, ...later, limit],
    );
    return rows.map(({ id }) => id);
  }
}
