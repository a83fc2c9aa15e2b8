import type { SubcasteAct } from '@kalyanam/shared/team/subcastes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Members `s` whose subcaste `p.subcaste` is in no list, and that no decision is in force about. */
export const WAITING_SUBCASTES = `FROM stated_subcastes s JOIN profiles p ON p.user_id = s.user_id
  WHERE s.subcaste IS NULL AND NOT EXISTS (
    SELECT 1 FROM subcaste_decisions d WHERE d.typed_key = s.typed_key AND d.kind = 'leave' AND d.undone_at IS NULL)`;

export interface SubcasteDecision {
  readonly id: number;
  readonly publicId: string;
  readonly kind: SubcasteAct;
  readonly key: string;
  readonly text: string;
  /** Null where the text was left as it is. */
  readonly subcaste: string | null;
  readonly en: string | null;
  readonly te: string | null;
  readonly rowsChanged: number;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  readonly undoneAt: Date | null;
}

export type NewDecision = Omit<SubcasteDecision, 'id' | 'undoneAt'>;

/** What the team has decided about subcastes that are in no list. */
@Injectable()
export class SubcasteDecisionsRepository {
  async insert(manager: EntityManager, decision: NewDecision): Promise<number> {
    const { publicId, kind, key, text, subcaste, en, te, rowsChanged, decidedBy, decidedAt } = decision;
    const { insertId } = await manager.query<{ insertId: number }>(
      `INSERT INTO subcaste_decisions
         (public_id, kind, typed_key, text, subcaste, en, te, rows_changed, decided_by, decided_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [publicId, kind, key, text, subcaste, en, te, rowsChanged, decidedBy, decidedAt],
    );
    return Number(insertId);
  }

  /** The decision, locked until the transaction ends. */
  async find(manager: EntityManager, publicId: string): Promise<SubcasteDecision | null> {
    const rows = await manager.query<SubcasteDecision[]>(`${DECISION} WHERE public_id = ? FOR UPDATE`, [publicId]);
    return rows[0] ?? null;
  }

  /** Decisions in force about a text. */
  inForce(manager: EntityManager, key: string): Promise<SubcasteDecision[]> {
    return manager.query<SubcasteDecision[]>(`${DECISION} WHERE typed_key = ? AND undone_at IS NULL`, [key]);
  }

  /** Whether other texts are taken for this subcaste. */
  async isMappedTo(manager: EntityManager, subcaste: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT id FROM subcaste_decisions WHERE subcaste = ? AND kind = 'map' AND undone_at IS NULL LIMIT 1`,
      [subcaste],
    );
    return rows.length > 0;
  }

  /** Someone has looked at it again: it is no longer left as it is. */
  async endLeaving(manager: EntityManager, key: string, undoneAt: Date): Promise<void> {
    await manager.query(
      `UPDATE subcaste_decisions SET undone_at = ? WHERE typed_key = ? AND kind = 'leave' AND undone_at IS NULL`,
      [undoneAt, key],
    );
  }

  async undone(manager: EntityManager, id: number, undoneAt: Date): Promise<void> {
    await manager.query(`UPDATE subcaste_decisions SET undone_at = ? WHERE id = ?`, [undoneAt, id]);
  }
}

const DECISION = `SELECT id, public_id AS publicId, kind, typed_key AS \`key\`, text, subcaste, en, te,
  rows_changed AS rowsChanged, decided_by AS decidedBy, decided_at AS decidedAt, undone_at AS undoneAt
  FROM subcaste_decisions`;
