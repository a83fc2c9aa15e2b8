import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RowsBy } from './bulk-runner.js';

/** What an act on several members asks of each of them. */
export interface BulkMember {
  id: number;
  publicId: string;
  name: string;
  email: string;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  hasFile: unknown;
  enteredAt: Date | null;
  claimedBy: number | null;
  claimedAt: Date | null;
  pending: unknown;
  /** When the case's member was last asked for a missing file. */
  remindedAt: Date | null;
  /** Since when a question to the member stops the clock. */
  waitingSince: Date | null;
}

@Injectable()
export class BulkMembersRepository {
  constructor(private readonly database: DataSource) {}

  members(by: RowsBy): Promise<BulkMember[]> {
    return this.database.query(
      `SELECT u.id, u.public_id AS publicId, p.name, u.email, u.verification_status AS verificationStatus,
         u.account_status AS accountStatus, d.id IS NOT NULL AS hasFile, c.entered_at AS enteredAt,
         c.claimed_by AS claimedBy, c.claimed_at AS claimedAt,
         c.reminded_at AS remindedAt, c.waiting_since AS waitingSince, w.case_id IS NOT NULL AS pending
       FROM users u JOIN profiles p ON p.user_id = u.id
       LEFT JOIN documents d ON d.user_id = u.id AND d.kind <> 'pan' AND d.erased_at IS NULL
       LEFT JOIN verification_cases c ON c.open_user_id = u.id
       LEFT JOIN pending_decisions w ON w.case_id = c.id
       WHERE ${'ids' in by ? 'u.public_id' : 'u.id'} IN (?) ORDER BY u.id DESC`,
      ['ids' in by ? by.ids : by.keys],
    );
  }

  /** Which of these were reminded since then; the subject of a row in the audit log names a member. */
  async remindedSince(subjects: readonly string[], since: Date, manager?: EntityManager): Promise<Set<string>> {
    if (subjects.length === 0) return new Set();
    const rows = await (manager ?? this.database).query<{ subject: string }[]>(
      `SELECT DISTINCT subject FROM audit_log WHERE subject IN (?) AND at >= ? AND action = 'member-reminded'`,
      [subjects, since],
    );
    return new Set(rows.map(({ subject }) => subject));
  }
}
