import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const BATCH = 1000;

@Injectable()
export class ConsistencyRepository {
  constructor(private readonly database: DataSource) {}

  photoKeys(): Promise<string[]> {
    return this.keysOf('photos');
  }

  async documentKeys(): Promise<string[]> {
    return [...(await this.keysOf('documents')), ...(await this.keysOf('check_files'))];
  }

  orphanKeys(): Promise<string[]> {
    return this.keysOf('orphaned_files');
  }

  /** Public ids of members. */
  async usersWithoutProfile(): Promise<string[]> {
    return idsOf(
      await this.database.query(
        "SELECT u.public_id AS id FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE p.user_id IS NULL AND u.kind = 'candidate'",
      ),
    );
  }

  /** Verified members without an audit row for their verification. */
  async approvalsWithoutAudit(): Promise<string[]> {
    return idsOf(
      await this.database.query(
        `SELECT u.public_id AS id FROM users u WHERE u.verification_status = 'verified' AND NOT EXISTS (
           SELECT 1 FROM audit_log a WHERE a.subject = CONCAT('member:', u.public_id)
             AND a.action IN ('member-approved', 'member-pre-approved'))`,
      ),
    );
  }

  private async keysOf(table: string): Promise<string[]> {
    const keys: string[] = [];
    for (let last = ''; ;) {
      const rows = await this.database.query<{ id: string }[]>(
        `SELECT storage_key AS id FROM ${table} WHERE storage_key > ? ORDER BY storage_key LIMIT ?`,
        [last, BATCH],
      );
      keys.push(...idsOf(rows));
      if (rows.length < BATCH) return keys;
      last = keys.at(-1) ?? '';
    }
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
