import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { HoroscopesRepository, type Horoscope } from './horoscopes.repository.js';

/** The only writer of `horoscopes` and `horoscope_exchanges`. Methods that take a manager join its transaction. */
@Injectable()
export class Horoscopes {
  constructor(
    private readonly rows: HoroscopesRepository,
    private readonly clock: Clock,
  ) {}

  async forUser(userId: number, manager?: EntityManager): Promise<Horoscope | null> {
    return (await this.rows.ofUsers([userId], manager)).get(userId) ?? null;
  }

  /** Horoscopes of many members; those without one are left out. */
  ofUsers(userIds: readonly number[], manager?: EntityManager): Promise<ReadonlyMap<number, Horoscope>> {
    return this.rows.ofUsers(userIds, manager);
  }

  put(manager: EntityManager, row: Horoscope): Promise<void> {
    return this.rows.put(manager, row);
  }

  /** Includes the member's exchanges: also when the consent is withdrawn on which it rests. */
  erase(manager: EntityManager, userId: number): Promise<void> {
    return this.rows.remove(manager, userId);
  }

  /** Who of the two has pressed 'Exchange horoscopes'. */
  exchange(oneId: number, otherId: number, manager?: EntityManager): Promise<{ one: boolean; other: boolean }> {
    return this.rows.exchange(oneId, otherId, manager);
  }

  /** Pressing again changes nothing. */
  setExchange(manager: EntityManager, userId: number, otherId: number, pressed: boolean): Promise<void> {
    return pressed
      ? this.rows.press(manager, userId, otherId, this.clock.now())
      : this.rows.release(manager, userId, otherId);
  }
}
