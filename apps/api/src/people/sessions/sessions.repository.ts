import type { AccountKind } from '@kalyanam/shared/topics/family/desk';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { removeInBatches } from '../../platform/database/retries.js';
import { Session, type EndReason } from './session.entity.js';

/** A session with the current state of its account. */
export interface SessionFacts {
  sessionId: string;
  userId: number;
  publicId: string;
  endedAt: Date | null;
  endReason: EndReason | null;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  kind: AccountKind;
}

const FACTS = `SELECT s.id AS sessionId, s.user_id AS userId, u.public_id AS publicId, s.ended_at AS endedAt,
  s.end_reason AS endReason, u.verification_status AS verificationStatus, u.account_status AS accountStatus,
  u.kind
  FROM sessions s JOIN users u ON u.id = s.user_id`;

@Injectable()
export class SessionsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  async insert(manager: EntityManager, session: Partial<Session>): Promise<void> {
    await manager.insert(Session, session);
  }

  /** By primary key, in one query. */
  async facts(sessionId: string): Promise<SessionFacts | null> {
    const rows = await this.database.query<SessionFacts[]>(`${FACTS} WHERE s.id = ?`, [sessionId]);
    return rows[0] ?? null;
  }

  factsOf(sessionIds: readonly string[]): Promise<SessionFacts[]> {
    return this.database.query<SessionFacts[]>(`${FACTS} WHERE s.id IN (?)`, [sessionIds]);
  }

  lock(manager: EntityManager, id: string): Promise<Session | null> {
    return manager.findOne(Session, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async used(manager: EntityManager, id: string, values: Pick<Session, 'ip' | 'lastUsedAt'>): Promise<void> {
    await manager.update(Session, { id }, values);
  }

  live(userId: number, usedSince: Date): Promise<Session[]> {
    return this.database.getRepository(Session).find({
      where: { userId, endedAt: IsNull(), lastUsedAt: MoreThan(usedSince) },
      order: { lastUsedAt: 'DESC' },
    });
  }

  /** Ends all but the living sessions of a member that were used last. */
  async endBeyond(
    manager: EntityManager,
    { userId, usedSince, most }: { userId: number; usedSince: Date; most: number },
    end: { endedAt: Date; endReason: EndReason },
  ): Promise<void> {
    const living = await manager.find(Session, {
      select: { id: true },
      where: { userId, endedAt: IsNull(), lastUsedAt: MoreThan(usedSince) },
      order: { lastUsedAt: 'DESC' },
    });
    const ids = living.slice(most).map(({ id }) => id);
    if (ids.length === 0) return;
    await manager.update(Session, { id: In(ids) }, end);
    await this.changes.note(manager, [userId]);
  }

  hasLive(userId: number, usedSince: Date): Promise<boolean> {
    return this.database
      .getRepository(Session)
      .existsBy({ userId, endedAt: IsNull(), lastUsedAt: MoreThan(usedSince) });
  }

  /** Ends one or all live sessions of a member. Returns how many. */
  async end(
    manager: EntityManager,
    which: { userId: number } | { id: string } | { userId: number; id: string },
    end: { endedAt: Date; endReason: EndReason },
  ): Promise<number> {
    if (!manager.queryRunner) return this.database.transaction((inside) => this.end(inside, which, end));
    const { affected = 0 } = await manager.update(Session, { ...which, endedAt: IsNull() }, end);
    if (affected === 0) return 0;
    if ('userId' in which) await this.changes.note(manager, [which.userId]);
    else await this.changes.noteWhere(manager, 'sessions WHERE id = ?', [which.id]);
    return affected;
  }

  async endOthers(
    manager: EntityManager,
    { userId, keep }: { userId: number; keep: string },
    end: { endedAt: Date; endReason: EndReason },
  ): Promise<void> {
    await manager.update(Session, { userId, id: Not(keep), endedAt: IsNull() }, end);
    await this.changes.note(manager, [userId]);
  }

  /** Sessions that ended before a moment, and those whose last token had expired by then. */
  async removeOver(moment: Date): Promise<void> {
    const ended = 'DELETE FROM sessions WHERE ended_at < ? ORDER BY ended_at';
    const unused = 'DELETE FROM sessions WHERE ended_at IS NULL AND last_used_at < ? ORDER BY last_used_at';
    for (const over of [ended, unused]) await removeInBatches(this.database, over, moment);
  }
}
