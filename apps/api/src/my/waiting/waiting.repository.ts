import { dateInIndia, INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import { CALL_LIMITS } from '@kalyanam/shared/topics/calls/calls';
import { DESK_LIMITS } from '@kalyanam/shared/topics/family/desk';
import { MARRIAGE_LIMITS } from '@kalyanam/shared/topics/marriage/marriages';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import type { WaitingKind } from '@kalyanam/shared/contracts/waiting';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LAST_SLOT, TO_CHOOSE, TO_TELL } from '../../contact/first-calls/calls.repository.js';
import { TO_ANSWER } from '../../contact/interests/interest-boxes.repository.js';
import { NOT_ANSWERED, PHOTO_REQUESTS } from '../../contact/photo-requests/photo-requests.repository.js';
import { SHOWN, shownValues } from '../../people/relations/relation.sql.js';
import { OPEN_QUESTION } from '../../profiles/cases/case-questions.service.js';
import { ENDING_CHECKS } from '../../profiles/checks/checks.repository.js';
import { CLAIMS } from '../marriage/marriages.repository.js';

export interface OtherMember {
  readonly userId: number;
  readonly publicId: string;
}

/** What waits, before names and facts of others are looked up. */
export interface WaitingThing {
  readonly kind: WaitingKind;
  readonly id: string;
  /** Other members; of photo requests the latest three. */
  readonly others: readonly OtherMember[];
  readonly until: Date | null;
  /** JSON or a text, by kind. */
  readonly extra: string | null;
}

export interface Waiting {
  readonly things: WaitingThing[];
  readonly total: number;
  readonly interests: number;
}

interface Asked {
  readonly userId: number;
  readonly now: Date;
}

interface Source {
  /** Expressions of the columns; `others`, `until` and `extra` are null without one. */
  readonly id: string;
  readonly others?: string;
  readonly until?: string;
  readonly extra?: string;
  readonly from: string;
  readonly values: (asked: Asked) => unknown[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days before the end of a check, and after it, in which it waits to be renewed. */
const CHECK_DAYS = 30;

const ASKED_AFTER = CALL_LIMITS.askedAfterHours;
const ASKED_UNTIL = ASKED_AFTER + CALL_LIMITS.askedDays * 24;

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Internal and public id. */
const OTHER = `CONCAT(u.id, ':', u.public_id)`;

/** Each by the condition of the list that shows it elsewhere, so that numbers agree. */
const SOURCES: Readonly<Record<WaitingKind, Source>> = {
  interest: {
    ...{ id: 'u.public_id', others: OTHER, until: 'i.expires_at' },
    from: `FROM interests i JOIN users u ON u.id = i.sender_id JOIN profiles p ON p.user_id = u.id
      WHERE i.receiver_id = ? AND ${TO_ANSWER} AND ${SHOWN}`,
    values: ({ userId, now }) => [userId, now, ...shownValues(userId)],
  },
  call: {
    ...{ id: 'c.public_id', others: OTHER, until: LAST_SLOT },
    extra: '1 + (c.slot_2 IS NOT NULL) + (c.slot_3 IS NOT NULL)',
    from: `FROM calls c JOIN interests i ON i.id = c.interest_id
      JOIN users u ON u.id = c.proposer_id JOIN profiles p ON p.user_id = u.id WHERE ${TO_CHOOSE} AND ${SHOWN}`,
    values: ({ userId, now }) => [userId, now, ...shownValues(userId)],
  },
  outcome: {
    ...{ id: 'c.public_id', others: OTHER, until: `c.agreed_slot + INTERVAL ${ASKED_UNTIL} HOUR` },
    from: `FROM calls c JOIN users u ON u.id = IF(c.proposer_id = ?, c.answerer_id, c.proposer_id)
      JOIN profiles p ON p.user_id = u.id WHERE (c.proposer_id = ? OR c.answerer_id = ?) AND ${TO_TELL} AND ${SHOWN}`,
    values: ({ userId, now }) => [
      ...[userId, userId, userId],
      ...[ago(now, ASKED_UNTIL * HOUR_MS), ago(now, ASKED_AFTER * HOUR_MS), userId],
      ...shownValues(userId),
    ],
  },
  marriage: {
    ...{ id: 'm.public_id', others: `CONCAT(p.user_id, ':')` },
    until: `m.claimed_at + INTERVAL ${MARRIAGE_LIMITS.answerDays} DAY`,
    from: CLAIMS,
    values: ({ userId }) => [userId],
  },
  photos: {
    id: `'photos'`,
    others: `SUBSTRING_INDEX(GROUP_CONCAT(${OTHER} ORDER BY q.asked_at DESC, q.viewer_id DESC), ',', 3)`,
    extra: 'COUNT(*)',
    from: `${PHOTO_REQUESTS} AND ${NOT_ANSWERED} HAVING COUNT(*) > 0`,
    values: ({ userId }) => [userId, ...shownValues(userId)],
  },
  suggestion: {
    ...{ id: 'd.public_id', others: OTHER },
    until: `d.made_at + INTERVAL ${DESK_LIMITS.draftDays} DAY`,
    extra: `JSON_OBJECT('kind', d.kind, 'note', JSON_VALUE(d.payload, '$.note'), 'relation', d.relation, 'name', h.own_name)`,
    from: `FROM desk_drafts d
      LEFT JOIN desk_members s ON s.profile_user_id = d.profile_user_id AND s.user_id = d.by_user_id AND s.live = 1
      LEFT JOIN users h ON h.id = s.user_id LEFT JOIN users u ON u.id = d.about_user_id
      WHERE d.profile_user_id = ? AND d.open = 1`,
    values: ({ userId }) => [userId],
  },
  check: {
    id: 'c.fact',
    until: `TIMESTAMP(c.valid_until) - INTERVAL ${INDIA_MINUTES} MINUTE`,
    from: ENDING_CHECKS,
    values: ({ userId, now }) => [
      userId,
      dateInIndia(ago(now, CHECK_DAYS * DAY_MS)),
      dateInIndia(ago(now, -CHECK_DAYS * DAY_MS)),
    ],
  },
  question: {
    ...{ id: 'q.public_id', extra: 'q.question' },
    until: `IF(q.end_state IS NULL, q.asked_at + INTERVAL ${TEAM_LIMITS.questions.days} DAY, NULL)`,
    from: OPEN_QUESTION,
    values: ({ userId }) => [userId],
  },
};

/** Lists of several sources have one character set and collation. */
const text = (expression: string): string => `CONVERT(${expression} USING utf8mb4) COLLATE utf8mb4_bin`;

const selected = (kind: WaitingKind): string => {
  const { id, others = 'NULL', until = 'NULL', extra = 'NULL', from } = SOURCES[kind];
  return `(SELECT ${text(`'${kind}'`)} AS kind, ${text(id)} AS id, ${text(others)} AS others,
    CAST(${until} AS DATETIME(3)) AS until, ${text(extra)} AS extra ${from})`;
};

const membersIn = (others: string | null): OtherMember[] =>
  (others ?? '')
    .split(',')
    .filter(Boolean)
    .map((other) => {
      const [userId, publicId = ''] = other.split(':');
      return { userId: Number(userId), publicId };
    });

/** Everything that waits for a member, from one query. */
@Injectable()
export class WaitingRepository {
  constructor(private readonly database: DataSource) {}

  /** What ends first, first. */
  async of(asked: Asked, kinds: readonly WaitingKind[], most: number): Promise<Waiting> {
    if (kinds.length === 0) return { things: [], total: 0, interests: 0 };
    const rows = await this.database.query<
      (Omit<WaitingThing, 'others'> & { others: string | null; total: unknown; interests: unknown })[]
    >(
      `SELECT w.*, COUNT(*) OVER () AS total, SUM(w.kind = 'interest') OVER () AS interests
       FROM (${kinds.map(selected).join(' UNION ALL ')}) w ORDER BY w.until IS NULL, w.until, w.kind, w.id LIMIT ?`,
      [...kinds.flatMap((kind) => SOURCES[kind].values(asked)), most],
    );
    const [first] = rows;
    const things = rows.map(({ kind, id, others, until, extra }) => ({
      kind,
      id,
      until,
      extra,
      others: membersIn(others),
    }));
    return { things, total: Number(first?.total ?? 0), interests: Number(first?.interests ?? 0) };
  }
}
