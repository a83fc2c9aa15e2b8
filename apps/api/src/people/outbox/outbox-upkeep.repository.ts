import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryOnConflict } from '../../platform/database/retries.js';
import type { Channel } from './outbox-message.entity.js';

export const STATES = ['waiting', 'sending', 'dropped', 'sent'] as const;
type MessageState = (typeof STATES)[number];

/** Selects messages; a filter left out does not matter, but sent ones are found only by state or id. */
export interface Choice {
  ids?: readonly string[];
  state?: MessageState;
  channel?: Channel;
  template?: string;
  reason?: string;
  olderThanSeconds?: number;
}

export interface MessageFacts {
  id: string;
  state: MessageState;
  channel: Channel;
  template: string;
  destination: string;
  createdAt: Date;
  expiresAt: Date | null;
  nextTryAt: Date | null;
  tries: number;
  lastError: string | null;
  /** Whether there is something left to send. */
  hasContent: boolean;
}

export interface MessageCount {
  state: MessageState;
  channel: Channel;
  template: string;
  reason: string | null;
  total: number;
  oldest: Date;
}

/** A worker has it: what it does with it is not to be anticipated. */
const LEASED = '(lease IS NOT NULL AND next_try_at > UTC_TIMESTAMP(3))';
const IS: Record<MessageState, string> = {
  waiting: `next_try_at IS NOT NULL AND NOT ${LEASED}`,
  sending: `next_try_at IS NOT NULL AND ${LEASED}`,
  dropped: 'dropped_at IS NOT NULL',
  sent: 'sent_at IS NOT NULL',
};
const STATE = `CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN dropped_at IS NOT NULL THEN 'dropped'
  WHEN ${LEASED} THEN 'sending' ELSE 'waiting' END`;

const NOT_SENT = '(next_try_at IS NOT NULL OR dropped_at IS NOT NULL)';

/** No statement holds many locks, or runs into the time limit. */
const BATCH = 500;

@Injectable()
export class OutboxUpkeepRepository {
  constructor(private readonly database: DataSource) {}

  async counts(choice: Choice): Promise<MessageCount[]> {
    const { where, values } = clause(choice);
    const rows = await this.database.query<(Omit<MessageCount, 'total'> & { total: string })[]>(
      `SELECT ${STATE} AS state, channel, template, last_error AS reason, COUNT(*) AS total, MIN(created_at) AS oldest
       FROM outbox WHERE ${where} GROUP BY 1, 2, 3, 4 ORDER BY 1, total DESC, 3`,
      values,
    );
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }

  /** Oldest first. */
  async list(choice: Choice, limit: number): Promise<MessageFacts[]> {
    const { where, values } = clause(choice);
    const rows = await this.database.query<(Omit<MessageFacts, 'hasContent'> & { hasContent: unknown })[]>(
      `SELECT public_id AS id, ${STATE} AS state, channel, template, destination, created_at AS createdAt,
         expires_at AS expiresAt, next_try_at AS nextTryAt, tries, last_error AS lastError,
         sealed IS NOT NULL AS hasContent
       FROM outbox WHERE ${where} ORDER BY id LIMIT ?`,
      [...values, limit],
    );
    return rows.map((row) => ({ ...row, hasContent: Number(row.hasContent) === 1 }));
  }

  /** Makes them due immediately, with all attempts again; dropped ones only while there is something to send. */
  retryDropped(choice: Choice, now: Date): Promise<number> {
    return this.change(
      'dropped_at = NULL, next_try_at = ?, tries = 0, lease = NULL',
      [now],
      { ...choice, state: 'dropped' },
      'sealed IS NOT NULL AND (expires_at IS NULL OR expires_at > ?)',
      [now],
    );
  }

  retryWaiting(choice: Choice, now: Date): Promise<number> {
    return this.change('next_try_at = ?', [now], { ...choice, state: 'waiting' }, 'tries > 0 AND next_try_at > ?', [
      now,
    ]);
  }

  drop(choice: Choice, lastError: string, now: Date, composed: readonly string[]): Promise<number> {
    return this.change(
      'dropped_at = ?, next_try_at = NULL, lease = NULL, sealed = NULL, last_error = ?',
      [now, lastError],
      { ...choice, state: 'waiting' },
      'template NOT IN (?)',
      [composed],
    );
  }

  /** Left to the worker that would write them: it drops them, and what they would have told is news again. */
  expire(choice: Choice, now: Date, composed: readonly string[]): Promise<number> {
    return this.change(
      'expires_at = ?, next_try_at = ?',
      [now, now],
      { ...choice, state: 'waiting' },
      'template IN (?) AND (expires_at IS NULL OR expires_at > ?)',
      [composed, now],
    );
  }

  private async change(
    set: string,
    setTo: readonly unknown[],
    choice: Choice,
    only: string,
    onlyOf: readonly unknown[],
  ): Promise<number> {
    const { where, values } = clause(choice);
    const sql = `UPDATE outbox SET ${set} WHERE ${where} AND ${only} ORDER BY id LIMIT ${BATCH}`;
    const run = () => this.database.query<{ affectedRows: number }>(sql, [...setTo, ...values, ...onlyOf]);
    let total = 0;
    let changed: number;
    do {
      changed = (await retryOnConflict(run)).affectedRows;
      total += changed;
    } while (changed === BATCH);
    return total;
  }
}

function clause({ ids, state, channel, template, reason, olderThanSeconds }: Choice): {
  where: string;
  values: unknown[];
} {
  const parts: [string, unknown][] = [
    ['public_id IN (?)', ids],
    ['channel = ?', channel],
    ['template = ?', template],
    ['last_error = ?', reason],
    ['created_at < UTC_TIMESTAMP(3) - INTERVAL ? SECOND', olderThanSeconds],
  ];
  const given = parts.filter(([, value]) => value !== undefined);
  return {
    where: [state ? IS[state] : ids ? 'TRUE' : NOT_SENT, ...given.map(([sql]) => sql)].join(' AND '),
    values: given.map(([, value]) => value),
  };
}
