import type { WriterPast } from '@kalyanam/shared/team/held-notes';
import { median } from '@kalyanam/shared/team/measure';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { writerPast, writerPastOf, type WriterPastRow } from './writer-past.js';

export interface NoteParty {
  readonly userId: number;
  readonly id: string;
  readonly name: string;
}

/** Words that wait for our team. */
export interface HeldNote {
  /** The interest's public id: another interest of the same pair has another. */
  readonly interestId: string;
  readonly note: string;
  readonly heldAt: Date;
  readonly sender: NoteParty & WriterPast;
  readonly receiver: NoteParty;
}

interface Row extends WriterPastRow {
  interestId: string;
  note: string;
  heldAt: Date;
  senderUserId: number;
  senderId: string;
  senderName: string;
  receiverUserId: number;
  receiverId: string;
  receiverName: string;
}

/** Rows of `interests` still in force, with words that wait for the team. */
export const HELD = `note_state = 'held' AND state IN ('pending', 'accepted')`;

const ROWS = `SELECT i.public_id AS interestId, i.note, i.sent_at AS heldAt,
    s.id AS senderUserId, s.public_id AS senderId, sp.name AS senderName,
    ${writerPast('s')},
    r.id AS receiverUserId, r.public_id AS receiverId, rp.name AS receiverName
  FROM interests i
  JOIN users s ON s.id = i.sender_id JOIN profiles sp ON sp.user_id = s.id
  JOIN users r ON r.id = i.receiver_id JOIN profiles rp ON rp.user_id = r.id
  WHERE i.note_state = 'held' AND i.state IN ('pending', 'accepted')`;

@Injectable()
export class HeldNotesRepository {
  constructor(private readonly database: DataSource) {}

  async page(page: Page): Promise<HeldNote[]> {
    const rows = await this.database.query<Row[]>(`${ROWS} ORDER BY i.sent_at, i.id LIMIT ? OFFSET ?`, limitOf(page));
    return rows.map(noteOf);
  }

  async count(): Promise<number> {
    const [row] = await this.database.query<{ total: unknown }[]>(
      `SELECT COUNT(*) AS total FROM interests WHERE ${HELD}`,
    );
    return Number(row?.total);
  }

  async find(manager: EntityManager, interestId: string): Promise<HeldNote | null> {
    const [row] = await manager.query<Row[]>(`${ROWS} AND i.public_id = ?`, [interestId]);
    return row ? noteOf(row) : null;
  }

  async decide(
    manager: EntityManager,
    { interestId, sender, heldAt }: HeldNote,
    decision: 'allowed' | 'refused',
    now: Date,
  ): Promise<void> {
    const state = decision === 'allowed' ? 'clear' : 'refused';
    await manager.query('UPDATE interests SET note_state = ? WHERE public_id = ?', [state, interestId]);
    await manager.query('INSERT INTO note_decisions (sender_id, decision, held_at, decided_at) VALUES (?, ?, ?, ?)', [
      sender.userId,
      decision,
      heldAt,
      now,
    ]);
  }

  async refusedSince(manager: EntityManager, senderId: number, since: Date): Promise<number> {
    const [row] = await manager.query<{ total: unknown }[]>(
      `SELECT COUNT(*) AS total FROM note_decisions WHERE sender_id = ? AND decision = 'refused' AND decided_at > ?`,
      [senderId, since],
    );
    return Number(row?.total);
  }

  /** Hours from the press to the decision. */
  async medianHours(since: Date): Promise<number | null> {
    const rows = await this.database.query<{ hours: unknown }[]>(
      `SELECT TIMESTAMPDIFF(SECOND, held_at, decided_at) / 3600 AS hours FROM note_decisions WHERE decided_at > ?`,
      [since],
    );
    return median(rows.map(({ hours }) => Number(hours)));
  }
}

const noteOf = (row: Row): HeldNote => ({
  interestId: row.interestId,
  note: row.note,
  heldAt: row.heldAt,
  sender: { userId: row.senderUserId, id: row.senderId, name: row.senderName, ...writerPastOf(row) },
  receiver: { userId: row.receiverUserId, id: row.receiverId, name: row.receiverName },
});
