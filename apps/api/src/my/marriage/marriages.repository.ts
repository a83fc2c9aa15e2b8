import type { WrittenName } from '@kalyanam/shared/base/person-name';
import type { Through } from '@kalyanam/shared/topics/marriage/marriages';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { publicId } from '../../platform/crypto/public-id.js';
import { Marriage, MarriageNaming, MarriedYear } from './marriage.entity.js';

/** A claim or a marriage with the name of the other family. */
export interface NamedMarriage extends WrittenName {
  readonly id: string;
  readonly at: Date;
}

/** Claims `m` that name a member (`?`) and wait for an answer; `p` is the profile of the family that says it. */
export const CLAIMS = `FROM marriages m JOIN profiles p ON p.user_id = m.user_id_a
  WHERE m.user_id_b = ? AND m.confirmed_at IS NULL`;

@Injectable()
export class MarriagesRepository {
  constructor(private readonly database: DataSource) {}

  /** The member with this code, if the two have an accepted interest and neither has blocked the other. */
  async namedBy(userId: number, memberCode: string): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }[]>(
      `SELECT u.id FROM users u
         JOIN interests i ON i.low_user_id = LEAST(u.id, ?) AND i.high_user_id = GREATEST(u.id, ?)
       WHERE u.member_code = ? AND i.state = 'accepted' AND u.account_status = 'active'
         AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = u.id AND b.blocked_id = ?)
         AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = ? AND b.blocked_id = u.id)`,
      [userId, userId, memberCode, userId, userId],
    );
    return row?.id ?? null;
  }

  waitingBetween(manager: EntityManager, claimantId: number, namedId: number): Promise<Marriage | null> {
    return manager.findOneBy(Marriage, { claimantId, namedId, confirmedAt: IsNull() });
  }

  waiting(manager: EntityManager, id: string, namedId: number): Promise<Marriage | null> {
    return manager.findOneBy(Marriage, { publicId: id, namedId, confirmedAt: IsNull() });
  }

  /** Who said it, of a claim that this member was named in. */
  async claimantOf(id: string, namedId: number): Promise<number | null> {
    const claim = await this.database.manager.findOneBy(Marriage, { publicId: id, namedId });
    return claim?.claimantId ?? null;
  }

  async isConfirmed(manager: EntityManager, userId: number): Promise<boolean> {
    const rows = await this.ofMember(manager, userId);
    return rows.some(({ confirmedAt }) => confirmedAt !== null);
  }

  ofMember(manager: EntityManager, userId: number): Promise<Marriage[]> {
    return manager.find(Marriage, { where: [{ claimantId: userId }, { namedId: userId }] });
  }

  ofClaimant(manager: EntityManager, claimantId: number): Promise<Marriage[]> {
    return manager.findBy(Marriage, { claimantId, confirmedAt: IsNull() });
  }

  async insert(
    manager: EntityManager,
    claim: { claimantId: number; namedId: number | null; through: Through; claimedAt: Date; confirmedAt?: Date },
  ): Promise<string> {
    const id = publicId();
    await manager.insert(Marriage, { ...claim, publicId: id });
    return id;
  }

  async confirm(manager: EntityManager, id: number, now: Date): Promise<void> {
    await manager.update(Marriage, id, { confirmedAt: now });
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Marriage, id);
  }

  /** Claims without an answer, or whose family has left. */
  unanswered(before: Date): Promise<Marriage[]> {
    return this.database.manager.find(Marriage, {
      where: [
        { confirmedAt: IsNull(), claimedAt: LessThanOrEqual(before) },
        { confirmedAt: IsNull(), claimantId: IsNull() },
      ],
      take: 200,
    });
  }

  /** Counts one more naming within the time, and says how many there are. */
  async countNaming(manager: EntityManager, userId: number, now: Date, since: Date): Promise<number> {
    await manager.insert(MarriageNaming, { userId, at: now });
    await manager.delete(MarriageNaming, { userId, at: LessThanOrEqual(since) });
    return manager.countBy(MarriageNaming, { userId, at: MoreThan(since) });
  }

  /** What another family says of this member, the newest last. */
  claimsOn(userId: number): Promise<NamedMarriage[]> {
    return this.database.query(
      `SELECT m.public_id AS id, p.name, p.name_te AS nameTe, m.claimed_at AS at ${CLAIMS} ORDER BY m.claimed_at, m.id`,
      [userId],
    );
  }

  async confirmedOf(userId: number): Promise<NamedMarriage | null> {
    const [row] = await this.database.query<NamedMarriage[]>(
      `SELECT m.public_id AS id, p.name, p.name_te AS nameTe, m.confirmed_at AS at FROM marriages m
         JOIN profiles p ON p.user_id = IF(m.user_id_a = ?, m.user_id_b, m.user_id_a)
       WHERE (m.user_id_a = ? OR m.user_id_b = ?) AND m.confirmed_at IS NOT NULL ORDER BY m.id DESC LIMIT 1`,
      [userId, userId, userId],
    );
    return row ?? null;
  }

  /** The other side of every pending interest that it knows of. */
  async pendingWith(manager: EntityManager, userId: number): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT low_user_id + high_user_id - ? AS id FROM interests
       WHERE (low_user_id = ? OR high_user_id = ?) AND state = 'pending'
         AND (sender_id <> ? OR delivered_at IS NOT NULL) ORDER BY id`,
      [userId, userId, userId, userId],
    );
    return rows.map(({ id }) => Number(id));
  }

  async forgetYear(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(MarriedYear, { userId });
  }

  year(manager: EntityManager, userId: number): Promise<MarriedYear | null> {
    return manager.findOneBy(MarriedYear, { userId });
  }

  async setYear(manager: EntityManager, userId: number, year: Partial<MarriedYear>): Promise<void> {
    await manager.upsert(MarriedYear, { userId, ...year }, ['userId']);
  }

  yearOf(userId: number): Promise<MarriedYear | null> {
    return this.year(this.database.manager, userId);
  }

  /** Members due for a mail or the erasure, after this one. */
  async yearsDue(
    { marriedBefore, toldBefore }: { marriedBefore: Date; toldBefore: Date },
    after: number,
    most: number,
  ): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT p.user_id AS id FROM profiles p LEFT JOIN married_years y ON y.user_id = p.user_id
       WHERE p.married_at <= ? AND p.user_id > ? AND y.kept_at IS NULL AND (y.told_at IS NULL OR y.told_at <= ?)
       ORDER BY p.user_id LIMIT ?`,
      [marriedBefore, after, toldBefore, most],
    );
    return rows.map(({ id }) => id);
  }
}
