import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { HoroscopeExchangeRow, HoroscopeRow } from './horoscope.entity.js';

export type Horoscope = Omit<HoroscopeRow, 'user'>;

@Injectable()
export class HoroscopesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  async ofUsers(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<ReadonlyMap<number, Horoscope>> {
    if (userIds.length === 0) return new Map();
    const rows = await manager.find(HoroscopeRow, { where: { userId: In([...userIds]) } });
    return new Map(rows.map((row) => [row.userId, row]));
  }

  async put(manager: EntityManager, row: Horoscope): Promise<void> {
    await manager.upsert(HoroscopeRow, row, ['userId']);
    await this.changes.note(manager, [row.userId]);
  }

  async remove(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(HoroscopeExchangeRow, { userId });
    await manager.delete(HoroscopeRow, { userId });
    await this.changes.note(manager, [userId]);
  }

  /** Who of two has pressed for the other. */
  async exchange(
    oneId: number,
    otherId: number,
    manager: EntityManager = this.database.manager,
  ): Promise<{ one: boolean; other: boolean }> {
    const rows = await manager.find(HoroscopeExchangeRow, {
      where: [
        { userId: oneId, otherId },
        { userId: otherId, otherId: oneId },
      ],
    });
    const by = (userId: number): boolean => rows.some((row) => row.userId === userId);
    return { one: by(oneId), other: by(otherId) };
  }

  async press(manager: EntityManager, userId: number, otherId: number, at: Date): Promise<void> {
    await manager.query('INSERT IGNORE INTO horoscope_exchanges (user_id, other_id, at) VALUES (?, ?, ?)', [
      userId,
      otherId,
      at,
    ]);
  }

  async release(manager: EntityManager, userId: number, otherId: number): Promise<void> {
    await manager.delete(HoroscopeExchangeRow, { userId, otherId });
  }
}
