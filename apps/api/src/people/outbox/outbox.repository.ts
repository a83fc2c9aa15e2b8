import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { publicId } from '../../platform/crypto/public-id.js';
import { removeInBatches } from '../../platform/database/retries.js';
import { OutboxMessage, type Channel } from './outbox-message.entity.js';

/** A statement that waited longer to run comes after a time in which sent messages could not be recorded. */
const LATE_SECONDS = 2;

export interface Due {
  channel: Channel;
  now: Date;
  leasedUntil: Date;
  limit: number;
  /** Templates that others send. */
  without: readonly string[];
}

export interface LeasedMessage extends OutboxMessage {
  lease: string;
}

@Injectable()
export class OutboxRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, message: Partial<OutboxMessage>): Promise<void> {
    await manager.insert(OutboxMessage, message);
  }

  /**
   * Leases due messages; no other worker gets them until the lease ends. None where the database has only now come to
   * this: the leases of others have then run out while they could not renew them.
   */
  lease({ channel, now, leasedUntil, limit, without }: Due): Promise<LeasedMessage[]> {
    const late = new Date(now.getTime() + LATE_SECONDS * 1000);
    return this.database.transaction(async (manager) => {
      // Uses this index: otherwise another poll would skip rows that this one locked only to discard them.
      const rows = await manager.query<{ id: number }[]>(
        `SELECT id FROM outbox FORCE INDEX (ix_outbox_channel)
         WHERE channel = ? AND next_try_at <= ? AND UTC_TIMESTAMP(3) < ? AND template NOT IN (?)
         ORDER BY next_try_at LIMIT ? FOR UPDATE SKIP LOCKED`,
        [channel, now, late, without.length > 0 ? without : [''], limit],
      );
      if (rows.length === 0) return [];
      const which = { id: In(rows.map(({ id }) => id)) };
      const lease = publicId();
      await manager.update(OutboxMessage, which, { nextTryAt: leasedUntil, lease, tries: () => 'tries + 1' });
      const leased = await manager.find(OutboxMessage, { where: which, order: { createdAt: 'ASC', id: 'ASC' } });
      return leased.map((message) => ({ ...message, lease }));
    });
  }

  async renew(messages: readonly LeasedMessage[], leasedUntil: Date): Promise<void> {
    const [ids, leases] = [messages.map(({ id }) => id), messages.map(({ lease }) => lease)];
    await this.database
      .getRepository(OutboxMessage)
      .update({ id: In(ids), lease: In(leases) }, { nextTryAt: leasedUntil });
  }

  /** Ends the lease. Changes nothing if it ran out and another worker has the message. */
  async update({ id, lease }: LeasedMessage, values: Partial<OutboxMessage>): Promise<void> {
    await this.database.getRepository(OutboxMessage).update({ id, lease }, { ...values, lease: null });
  }

  /** Messages that are not sent, expired or given up. */
  countWaiting(): Promise<number> {
    return this.database.getRepository(OutboxMessage).countBy({ nextTryAt: Not(IsNull()) });
  }

  /** How long the oldest has waited by channel, in seconds; one that is to go later waits from then on. */
  async oldestWaiting(now: Date): Promise<Record<Channel, number>> {
    const rows = await this.database
      .getRepository(OutboxMessage)
      .createQueryBuilder('message')
      .select('message.channel', 'channel')
      .addSelect('MIN(IF(message.tries = 0, message.nextTryAt, message.createdAt))', 'since')
      .where('message.nextTryAt IS NOT NULL')
      .groupBy('message.channel')
      .getRawMany<{ channel: Channel; since: Date | string }>();
    const seconds = (since: Date | string) => Math.max(0, (now.getTime() - new Date(since).getTime()) / 1000);
    const found = Object.fromEntries(rows.map(({ channel, since }) => [channel, seconds(since)]));
    return { email: 0, sms: 0, ...found };
  }

  /** Messages of one kind on their way. */
  countWaitingOf(template: string): Promise<number> {
    return this.database.getRepository(OutboxMessage).countBy({ template, nextTryAt: Not(IsNull()) });
  }

  /** Newest first. */
  list(destination: string | undefined, limit: number): Promise<OutboxMessage[]> {
    return this.database.getRepository(OutboxMessage).find({
      where: destination === undefined ? {} : { destination },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  removeDoneBefore(moment: Date): Promise<void> {
    const done = 'DELETE FROM outbox WHERE next_try_at IS NULL AND created_at < ? ORDER BY created_at';
    return removeInBatches(this.database, done, moment);
  }
}
