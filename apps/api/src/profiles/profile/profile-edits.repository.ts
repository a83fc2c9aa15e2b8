import type { Decision } from '@kalyanam/shared/team/case-queue';
import type { ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchWords } from '../../people/accounts/search-words.repository.js';
import { publicId } from '../../platform/crypto/public-id.js';

export interface ProfileEdit {
  readonly id: number;
  readonly userId: number;
  readonly changes: ReviewedFields;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly decision: Decision | null;
  /** Username. */
  readonly decidedBy: string | null;
}

export interface EditClosing {
  readonly decision: Decision;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  readonly notes: string | null;
  /** The current values of the fields to be changed. */
  readonly stood: ReviewedFields;
}

/** An edit is open until it is decided; a unique key keeps one open edit per member. */
@Injectable()
export class ProfileEditsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly words: SearchWords,
  ) {}

  async open(userId: number, manager: EntityManager = this.database.manager): Promise<ReviewedFields | null> {
    const [row] = await manager.query<{ changes: string }[]>(
      `SELECT changes FROM profile_edits WHERE open_user_id = ?`,
      [userId],
    );
    return row ? (JSON.parse(row.changes) as ReviewedFields) : null;
  }

  async put(manager: EntityManager, userId: number, changes: ReviewedFields, askedAt: Date): Promise<void> {
    await manager.query(
      `INSERT INTO profile_edits (public_id, user_id, changes, asked_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE changes = VALUES(changes), asked_at = VALUES(asked_at)`,
      [publicId(), userId, JSON.stringify(changes), askedAt],
    );
    await this.words.enter(manager, 'edits', userId);
  }

  /** Locked within a transaction. */
  async find(publicId: string, manager?: EntityManager): Promise<ProfileEdit | null> {
    const rows = await (manager ?? this.database.manager).query<(Omit<ProfileEdit, 'changes'> & { changes: string })[]>(
      `SELECT e.id, e.user_id AS userId, e.changes, e.asked_at AS askedAt, e.decided_at AS decidedAt, e.decision,
         (SELECT a.username FROM admins a WHERE a.id = e.decided_by) AS decidedBy
       FROM profile_edits e WHERE e.public_id = ? ${manager ? 'FOR UPDATE' : ''}`,
      [publicId],
    );
    const [row] = rows;
    return row ? { ...row, changes: JSON.parse(row.changes) as ReviewedFields } : null;
  }

  async close(manager: EntityManager, id: number, closing: EditClosing): Promise<boolean> {
    const { decision, decidedBy, decidedAt, notes, stood } = closing;
    const result = await manager.query<{ affectedRows: number }>(
      `UPDATE profile_edits SET decision = ?, decided_by = ?, decided_at = ?, notes = ?, stood = ?
       WHERE id = ? AND decided_at IS NULL`,
      [decision, decidedBy, decidedAt, notes, JSON.stringify(stood), id],
    );
    return result.affectedRows === 1;
  }

  async forget(manager: EntityManager, userId: number, parts: readonly string[]): Promise<void> {
    const paths = parts.map((part) => `$.${part}`);
    await manager.query(
      `UPDATE profile_edits SET changes = JSON_REMOVE(changes, ?), stood = JSON_REMOVE(stood, ?) WHERE user_id = ?`,
      [paths, paths, userId],
    );
    await manager.query(`DELETE FROM profile_edits WHERE open_user_id = ? AND JSON_LENGTH(changes) = 0`, [userId]);
  }

  async withdraw(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(`DELETE FROM profile_edits WHERE open_user_id = ?`, [userId]);
  }
}
