import type { GothraAct } from '@kalyanam/shared/team/gothras';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Lines `l` whose text is in no list, and that no decision is in force about. */
export const WAITING_TEXTS = `FROM lineages l WHERE l.state = 'unlisted' AND l.typed_key <> '' AND NOT EXISTS (
  SELECT 1 FROM gothra_decisions d WHERE d.gothra_key = l.typed_key AND d.kind = 'leave' AND d.undone_at IS NULL)`;

export interface GothraDecision {
  readonly id: number;
  readonly publicId: string;
  readonly kind: GothraAct;
  readonly key: string;
  readonly text: string;
  readonly gothraId: number | null;
  readonly rowsChanged: number;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  readonly undoneAt: Date | null;
}

export type NewDecision = Omit<GothraDecision, 'id' | 'undoneAt'>;

/** The list of gothras, and what the team has decided about texts that were not in it. */
@Injectable()
export class GothraDecisionsRepository {
  /** How often a text is stated and not yet in the list, and how it was typed first; its rows stay locked. */
  async unlisted(manager: EntityManager, key: string): Promise<{ lines: number; text: string; userIds: number[] }> {
    const rows = await manager.query<{ userId: number; typed: string }[]>(
      `SELECT user_id AS userId, typed FROM lineages WHERE typed_key = ? AND state = 'unlisted'
       ORDER BY changed_at, user_id FOR UPDATE`,
      [key],
    );
    return { lines: rows.length, text: rows[0]?.typed ?? '', userIds: [...new Set(rows.map(({ userId }) => userId))] };
  }

  async resolve(manager: EntityManager, key: string, gothraId: number): Promise<void> {
    await manager.query(
      `UPDATE lineages SET state = 'resolved', gothra_id = ? WHERE typed_key = ? AND state = 'unlisted'`,
      [gothraId, key],
    );
  }

  /** Back to the text alone; whose lines these are. */
  async unresolve(
    manager: EntityManager,
    key: string,
    gothraId: number,
  ): Promise<{ lines: number; userIds: number[] }> {
    const rows = await manager.query<{ userId: number }[]>(
      `SELECT user_id AS userId FROM lineages WHERE typed_key = ? AND gothra_id = ? FOR UPDATE`,
      [key, gothraId],
    );
    await manager.query(
      `UPDATE lineages SET state = 'unlisted', gothra_id = NULL WHERE typed_key = ? AND gothra_id = ?`,
      [key, gothraId],
    );
    return { lines: rows.length, userIds: [...new Set(rows.map(({ userId }) => userId))] };
  }

  async hasSlug(manager: EntityManager, slug: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(`SELECT id FROM gothras WHERE slug = ?`, [slug]);
    return rows.length > 0;
  }

  async addGothra(
    manager: EntityManager,
    { slug, en, te, kind }: { slug: string; en: string; te: string; kind: string },
  ): Promise<number> {
    await manager.query(`INSERT INTO gothras (slug, en, te, kind) VALUES (?, ?, ?, ?)`, [slug, en, te, kind]);
    const [row] = await manager.query<{ id: number }[]>(`SELECT id FROM gothras WHERE slug = ?`, [slug]);
    return row!.id;
  }

  /** A spelling that another one is already compared with changes nothing. */
  async addAlias(manager: EntityManager, key: string, alias: string, gothraId: number): Promise<void> {
    await manager.query(`INSERT IGNORE INTO gothra_aliases (gothra_key, alias, gothra_id) VALUES (?, ?, ?)`, [
      key,
      alias,
      gothraId,
    ]);
  }

  async removeAlias(manager: EntityManager, key: string, gothraId: number): Promise<void> {
    await manager.query(`DELETE FROM gothra_aliases WHERE gothra_key = ? AND gothra_id = ?`, [key, gothraId]);
  }

  /** Unless a family states it, or another text was mapped to it. */
  async removeUnusedGothra(manager: EntityManager, gothraId: number): Promise<void> {
    await manager.query(
      `DELETE FROM gothras WHERE id = ? AND NOT EXISTS (SELECT 1 FROM lineages l WHERE l.gothra_id = gothras.id)
         AND NOT EXISTS (SELECT 1 FROM gothra_decisions d WHERE d.gothra_id = gothras.id AND d.undone_at IS NULL)`,
      [gothraId],
    );
  }

  async insert(manager: EntityManager, decision: NewDecision): Promise<number> {
    const { publicId, kind, key, text, gothraId, rowsChanged, decidedBy, decidedAt } = decision;
    const { insertId } = await manager.query<{ insertId: number }>(
      `INSERT INTO gothra_decisions (public_id, kind, gothra_key, text, gothra_id, rows_changed, decided_by, decided_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [publicId, kind, key, text, gothraId, rowsChanged, decidedBy, decidedAt],
    );
    return Number(insertId);
  }

  /** The decision, locked until the transaction ends. */
  async find(manager: EntityManager, publicId: string): Promise<GothraDecision | null> {
    const rows = await manager.query<GothraDecision[]>(`${DECISION} WHERE public_id = ? FOR UPDATE`, [publicId]);
    return rows[0] ?? null;
  }

  /** Whether a decision about this text is in force. */
  async isDecided(manager: EntityManager, key: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT id FROM gothra_decisions WHERE gothra_key = ? AND undone_at IS NULL`,
      [key],
    );
    return rows.length > 0;
  }

  /** Someone has looked at it again: it is no longer left as it is. */
  async endLeaving(manager: EntityManager, key: string, undoneAt: Date): Promise<void> {
    await manager.query(
      `UPDATE gothra_decisions SET undone_at = ? WHERE gothra_key = ? AND kind = 'leave' AND undone_at IS NULL`,
      [undoneAt, key],
    );
  }

  async undone(manager: EntityManager, id: number, undoneAt: Date): Promise<void> {
    await manager.query(`UPDATE gothra_decisions SET undone_at = ? WHERE id = ?`, [undoneAt, id]);
  }
}

const DECISION = `SELECT id, public_id AS publicId, kind, gothra_key AS \`key\`, text, gothra_id AS gothraId,
  rows_changed AS rowsChanged, decided_by AS decidedBy, decided_at AS decidedAt, undone_at AS undoneAt
  FROM gothra_decisions`;
