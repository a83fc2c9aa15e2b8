import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { removeInBatches } from '../database/retries.js';
import { OutboxMessage, type Channel } from './outbox-message.entity.js';

@Injectable()
export class OutboxRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, message: Partial<OutboxMessage>): Promise<void> {
    await manager.insert(OutboxMessage, message);
  }

  /** Leases due messages; no other worker gets them until the lease ends. */
  lease(now: Date, leasedUntil: Date, limit: number, without: readonly string[] = []): Promise<OutboxMessage[]> {
    return this.database.transaction(async (manager) => {
      const due = await manager
        .createQueryBuilder(OutboxMessage, 'message')
        .where('message.nextTryAt <= :now', { now })
        .andWhere(without.length > 0 ? 'message.template NOT IN (:...without)' : 'TRUE', { without })
        .orderBy('message.nextTryAt')
        .limit(limit)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      if (due.length === 0) return due;
      const ids = due.map((message) => message.id);
      await manager
        .createQueryBuilder()
        .update(OutboxMessage)
        .set({ nextTryAt: leasedUntil, tries: () => 'tries + 1' })
        .where({ id: In(ids) })
        .execute();
      return due.map((message) => ({ ...message, tries: message.tries + 1 }));
    });
  }

  /** Changes nothing if the lease ended and another worker has the message: each lease raises `tries`. */
  async update({ id, tries }: OutboxMessage, values: Partial<OutboxMessage>): Promise<void> {
    await this.database.getRepository(OutboxMessage).update({ id, tries }, values);
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

  /** Of one kind, on their way. */
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
