import type { NriCountry } from '@kalyanam/shared/base/vocabulary/places';
import { zonesAt } from '@kalyanam/shared/topics/calls/zones';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { SHOWN, shownValues } from '../../people/relations/relation.sql.js';
import { Call, CallOutcomeRow, CallZoneRow } from './call.entity.js';
import { zoneOfCity } from './work-zone.js';

/** The accepted interest of a pair, and what a call between the two needs. */
export interface Pair {
  readonly interestId: number;
  readonly alive: boolean;
}

export interface Place {
  readonly type: 'india' | 'nri';
  readonly country: NriCountry | null;
  /** The one that was chosen, or else that of the city of work. */
  readonly zone: string | null;
}

const LOW = 'i.low_user_id';
const HIGH = 'i.high_user_id';
const isAlive = (member: string): string => `EXISTS (SELECT 1 FROM users a JOIN profiles q ON q.user_id = a.id
    WHERE a.id = ${member} AND a.verification_status = 'verified' AND a.account_status = 'active' AND q.is_active
      AND q.married_at IS NULL)`;
const hasBlocked = (blocker: string, blocked: string): string =>
  `EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = ${blocker} AND b.blocked_id = ${blocked})`;
const hidesContact = (owner: string, viewer: string): string =>
  `EXISTS (SELECT 1 FROM contact_denials d WHERE d.owner_id = ${owner} AND d.viewer_id = ${viewer})`;

/**
 * Both verified, active, online and not married, and neither has blocked the other or hides their number from them.
 * Each part is one lookup by key.
 */
const ALIVE = `i.state = 'accepted' AND ${isAlive(LOW)} AND ${isAlive(HIGH)}
  AND NOT ${hasBlocked(LOW, HIGH)} AND NOT ${hasBlocked(HIGH, LOW)}
  AND NOT ${hidesContact(LOW, HIGH)} AND NOT ${hidesContact(HIGH, LOW)}`;

/** Calls of a member (`?` three times), the other member as `u`. */
const OF_MEMBER = `FROM calls c LEFT JOIN interests i ON i.id = c.interest_id
  JOIN users u ON u.id = IF(c.proposer_id = ?, c.answerer_id, c.proposer_id) JOIN profiles p ON p.user_id = u.id
  WHERE (c.proposer_id = ? OR c.answerer_id = ?)`;

/** The last of the times that are offered. */
export const LAST_SLOT = 'GREATEST(c.slot_1, COALESCE(c.slot_2, c.slot_1), COALESCE(c.slot_3, c.slot_1))';

/** Times that the other has offered to a member (`?`) and that can be chosen at a moment (`?`): see `callStateAt`. */
export const TO_CHOOSE = `c.open = 1 AND c.state = 'proposed' AND c.answerer_id = ? AND ${LAST_SLOT} > ? AND ${ALIVE}`;

/** Calls agreed for after one moment (`?`) and by another (`?`) that a member (`?`) is asked about: see `asksOutcome`. */
export const TO_TELL = `c.state IN ('agreed', 'past') AND c.off_at IS NULL AND c.agreed_slot > ? AND c.agreed_slot <= ?
  AND NOT EXISTS (SELECT 1 FROM call_outcomes o WHERE o.call_id = c.id AND o.user_id = ?)`;

const BATCH = 200;

@Injectable()
export class CallsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async pair(one: number, other: number, manager = this.database.manager): Promise<Pair | null> {
    const [row] = await manager.query<{ id: number; alive: unknown }[]>(
      `SELECT i.id, (${ALIVE}) AS alive FROM interests i WHERE i.low_user_id = ? AND i.high_user_id = ?`,
      [Math.min(one, other), Math.max(one, other)],
    );
    return row ? { interestId: row.id, alive: Number(row.alive) === 1 } : null;
  }

  /** The open call of this pair; locked. */
  open(manager: EntityManager, interestId: number): Promise<Call | null> {
    return manager.findOne(Call, { where: { interestId, open: 1 }, lock: { mode: 'pessimistic_write' } });
  }

  byPublicId(publicId: string, manager = this.database.manager): Promise<Call | null> {
    return manager.findOneBy(Call, { publicId });
  }

  async put(manager: EntityManager, call: Partial<Call>): Promise<void> {
    if (call.id === undefined) await manager.insert(Call, call);
    else await manager.update(Call, { id: call.id }, call);
  }

  /** The calls of a member with visible others: open ones first, then the latest. */
  async page(userId: number, withId: number | null, page: Page): Promise<{ call: Call; alive: boolean }[]> {
    const { sql, values } = contentsOf(userId, withId);
    const rows = await this.database.query<{ id: number; alive: unknown }[]>(
      `SELECT c.id, (i.id IS NOT NULL AND ${ALIVE}) AS alive ${sql}
       ORDER BY c.open DESC, c.proposed_at DESC, c.id DESC LIMIT ? OFFSET ?`,
      [...values, ...limitOf(page)],
    );
    if (rows.length === 0) return [];
    const calls = await this.database
      .getRepository(Call)
      .createQueryBuilder('c')
      .whereInIds(rows.map(({ id }) => id))
      .getMany();
    const byId = new Map(calls.map((call) => [call.id, call]));
    return rows.flatMap(({ id, alive }) => {
      const call = byId.get(id);
      return call ? [{ call, alive: Number(alive) === 1 }] : [];
    });
  }

  async count(userId: number, withId: number | null): Promise<number> {
    const { sql, values } = contentsOf(userId, withId);
    const [row] = await this.database.query<{ total: unknown }[]>(`SELECT COUNT(*) AS total ${sql}`, values);
    return Number(row?.total);
  }

  /** Places by internal ids of members. */
  async places(userIds: readonly number[], manager = this.database.manager): Promise<Map<number, Place>> {
    const rows = await manager.query<({ userId: number; city: string | null } & Place)[]>(
      `SELECT p.user_id AS userId, p.work_type AS type, p.work_country AS country, p.work_city AS city, z.zone
       FROM profiles p LEFT JOIN call_zones z ON z.user_id = p.user_id WHERE p.user_id IN (?)`,
      [userIds],
    );
    const now = this.clock.now();
    return new Map(
      rows.map(({ userId, city, type, country, zone }) => {
        const isChosen = zonesAt({ type, country }).some((known) => known === zone);
        return [userId, { type, country, zone: isChosen ? zone : zoneOfCity({ type, country }, city, now) }];
      }),
    );
  }

  async chooseZone(manager: EntityManager, userId: number, zone: string): Promise<void> {
    await manager.upsert(CallZoneRow, { userId, zone }, ['userId']);
  }

  async outcomes(userId: number, callIds: readonly number[]): Promise<Map<number, string>> {
    if (callIds.length === 0) return new Map();
    const rows = await this.database.query<{ callId: number; outcome: string }[]>(
      `SELECT call_id AS callId, outcome FROM call_outcomes WHERE user_id = ? AND call_id IN (?)`,
      [userId, callIds],
    );
    return new Map(rows.map(({ callId, outcome }) => [callId, outcome]));
  }

  async say(manager: EntityManager, outcome: Omit<CallOutcomeRow, 'call' | 'user' | 'about'>): Promise<void> {
    await manager.upsert(CallOutcomeRow, outcome, ['callId', 'userId']);
  }

  /** How many different members have said this of a member since then. */
  async sayers(manager: EntityManager, aboutUserId: number, outcome: string, since: Date): Promise<number> {
    const [row] = await manager.query<{ total: unknown }[]>(
      `SELECT COUNT(DISTINCT user_id) AS total FROM call_outcomes WHERE about_user_id = ? AND outcome = ? AND at >= ?`,
      [aboutUserId, outcome, since],
    );
    return Number(row?.total);
  }

  /** Open calls between two members who may no longer find each other, or after one of them has left. */
  orphaned(): Promise<Call[]> {
    return this.standing(
      `i.id IS NULL OR c.proposer_id IS NULL OR c.answerer_id IS NULL OR (c.off_at IS NULL AND NOT (${ALIVE}))`,
    );
  }

  /** Calls that were off, between two who are to be found by each other again. */
  returned(): Promise<Call[]> {
    return this.standing(`c.off_at IS NOT NULL AND ${ALIVE}`);
  }

  private async standing(which: string): Promise<Call[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT c.id FROM calls c LEFT JOIN interests i ON i.id = c.interest_id
       WHERE c.open = 1 AND (${which}) ORDER BY c.id LIMIT ${BATCH}`,
    );
    return rows.length === 0
      ? []
      : this.database
          .getRepository(Call)
          .createQueryBuilder('c')
          .whereInIds(rows.map(({ id }) => id))
          .getMany();
  }

  /** Ends an open call; returns whether it was unchanged since it was seen. */
  async end(manager: EntityManager, { id, publicId }: Call, state: 'cancelled' | 'past'): Promise<boolean> {
    const { affected } = await manager.update(Call, { id, publicId, open: 1 }, { state, open: null });
    return affected === 1;
  }

  /** Whether it is news that a call is off, or that it is not. */
  async setOff(manager: EntityManager, { id, publicId }: Call, offAt: Date | null): Promise<boolean> {
    const before = offAt ? IsNull() : Not(IsNull());
    const { affected } = await manager.update(Call, { id, publicId, open: 1, offAt: before }, { offAt });
    return affected === 1;
  }

  /** What one of two has done to be hidden from the other, or to hide their number. */
  async actsOf(
    manager: EntityManager,
    memberId: number,
    otherId: number,
  ): Promise<{ married: boolean; blocks: boolean; denies: boolean }> {
    const [row] = await manager.query<Record<'married' | 'blocks' | 'denies', unknown>[]>(
      `SELECT q.married_at IS NOT NULL AS married, ${hasBlocked('q.user_id', '?')} AS blocks,
         ${hidesContact('q.user_id', '?')} AS denies FROM profiles q WHERE q.user_id = ?`,
      [otherId, otherId, memberId],
    );
    const is = (what: 'married' | 'blocks' | 'denies'): boolean => Number(row?.[what]) === 1;
    return { married: is('married'), blocks: is('blocks'), denies: is('denies') };
  }

  /** Calls whose half hour is over, and proposals whose last time has come. */
  async endPast(now: Date, over: Date): Promise<void> {
    await this.database.query(
      `UPDATE calls c SET state = IF(off_at IS NULL, 'past', 'cancelled'), open = NULL WHERE open = 1 AND (
         (state = 'agreed' AND agreed_slot <= ?)
         OR (state = 'proposed' AND ${LAST_SLOT} <= ?))`,
      [over, now],
    );
  }

  /** Calls that both have left; what their members said of each other has gone with the accounts. */
  async forgetLeft(): Promise<void> {
    await this.database.getRepository(Call).delete({ proposerId: IsNull(), answererId: IsNull() });
  }

  due(now: Date, until: Date): Promise<Call[]> {
    return this.database
      .getRepository(Call)
      .createQueryBuilder('c')
      .where(
        `c.state = 'agreed' AND c.remindedAt IS NULL AND c.offAt IS NULL AND c.agreedSlot > :now AND c.agreedSlot <= :until`,
      )
      .setParameters({ now, until })
      .orderBy('c.id')
      .take(BATCH)
      .getMany();
  }

  /** Whether no other process has sent the reminder. */
  async remind(manager: EntityManager, { id, publicId }: Call, remindedAt: Date): Promise<boolean> {
    const { affected } = await manager.update(
      Call,
      { id, publicId, state: 'agreed', remindedAt: IsNull() },
      { remindedAt },
    );
    return affected === 1;
  }
}

function contentsOf(userId: number, withId: number | null) {
  return {
    sql: `${OF_MEMBER}${withId === null ? '' : ' AND u.id = ?'} AND ${SHOWN}`,
    values: [userId, userId, userId, ...(withId === null ? [] : [withId]), ...shownValues(userId)],
  };
}
