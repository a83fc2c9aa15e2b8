import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { LIMIT_TABLE, limitOf, pointsOf, type LimitName } from '../config/limit-table.js';
import { Settings } from '../config/settings.js';
import { retryOnConflict } from '../database/retries.js';
import { keyedDigest } from '../crypto/digest.js';
import { AppError } from '../errors/app-error.js';
import { countedNetworks } from '../http/network.js';
import { Meters } from '../jobs/meters.js';
import { Turns, WorkSlots } from '../jobs/work-slots.js';

/** What one attempt is counted at. */
interface Counter {
  readonly limiter: RateLimiterAbstract;
  readonly key: string;
}

/** More than this many of one network at the same time are refused as busy. */
const FLOOD = 100;

@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  /** Counts of a flood, one after the other: in parallel, each would hold a connection and wait for the same row. */
  private readonly turns = new Turns(new WorkSlots(Infinity, 0), FLOOD);

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly meters: Meters,
  ) {}

  /** Counts one attempt for a key (account, address...). @throws AppError too-many-requests with Retry-After */
  async count(name: LimitName, key: string): Promise<void> {
    const refused = await this.refusal(name, key);
    if (!refused) return;
    const final = limitOf(name).final && { final: name };
    throw new AppError('too-many-requests', { retryAfter: refused.msBeforeNext / 1000, ...final });
  }

  /**
   * Counts one attempt for a key that is no address, unless it is over the limit.
   * @throws AppError too-many-requests, busy
   */
  async countWithin(name: LimitName, key: string): Promise<void> {
    try {
      await this.count(name, key);
    } catch (error) {
      if (isRefusal(error)) await this.refund(name, key);
      throw error;
    }
  }

  /** Counts one attempt for a key and returns whether it is within the limit. @throws AppError busy */
  async tryConsume(name: LimitName, key: string): Promise<boolean> {
    return (await this.refusal(name, key)) === null;
  }

  /** How many attempts a key that is no address has left. */
  async left(name: LimitName, key: string): Promise<number> {
    const counted = await this.limiter(name, this.pointsOf(name)).get(this.keptAs(name, key));
    return counted ? counted.remainingPoints : this.pointsOf(name);
  }

  /** What each limit lets through in its time: an account, a number, or an address of IPv4. */
  points(): Record<string, number> {
    return Object.fromEntries((Object.keys(LIMIT_TABLE) as LimitName[]).map((name) => [name, this.pointsOf(name)]));
  }

  /** Forgets the attempts of a key, e.g. after a correct password. */
  async reset(name: LimitName, key: string): Promise<void> {
    for (const counter of this.countersOf(name, key)) await retryOnConflict(() => counter.limiter.delete(counter.key));
  }

  /** Refunds one counted attempt, e.g. one that succeeded where only failures should count. */
  async refund(name: LimitName, key: string): Promise<void> {
    for (const counter of this.countersOf(name, key)) await retryOnConflict(() => counter.limiter.reward(counter.key));
  }

  /** A refusal by the narrow counter does not count against the wider one. */
  private async refusal(name: LimitName, key: string): Promise<RateLimiterRes | null> {
    try {
      for (const { limiter, key: kept } of this.countersOf(name, key)) {
        const count = () => retryOnConflict(() => limiter.consume(kept));
        await (limitOf(name).final ? this.turns.run(`${name} ${kept}`, count) : count());
      }
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        this.meters.count('limit_refusals_total', { limit: name });
        return refused;
      }
      throw new AppError('busy', { retryAfter: 5 });
    }
  }

  private pointsOf(name: LimitName): number {
    return this.settings.limits[name] ?? pointsOf(limitOf(name));
  }

  private countersOf(name: LimitName, key: string): Counter[] {
    const points = this.pointsOf(name);
    const { perAddress, points: ofOne } = limitOf(name);
    if (!perAddress) return [{ limiter: this.limiter(name, points), key: this.keptAs(name, key) }];
    // What a setting changes for an address of IPv4, it changes as much for a household.
    const household = Math.ceil((ofOne * points) / pointsOf(limitOf(name)));
    return countedNetworks(key).map(({ network, times, isShared }) => ({
      limiter: this.limiter(name, (isShared ? points : household * times) * this.settings.addressLimitFactor),
      key: this.keptAs(name, network),
    }));
  }

  /** In the table as keyed digests: no one can look an address or email up there. */
  private keptAs(name: LimitName, key: string): string {
    if (limitOf(name).store === 'memory') return key;
    return keyedDigest(this.settings.secrets.codes, 'limit', key).toString('base64url').slice(0, 32);
  }

  private limiter(name: LimitName, points: number): RateLimiterAbstract {
    const kept = `${name}*${points}`;
    const limiter = this.limiters.get(kept) ?? this.create(name, points);
    this.limiters.set(kept, limiter);
    return limiter;
  }

  private create(name: LimitName, points: number): RateLimiterAbstract {
    const { seconds, store, final } = limitOf(name);
    const common = { keyPrefix: name, points, duration: seconds };
    if (store === 'memory') return new RateLimiterMemory(common);
    const { pool } = this.database.driver as unknown as { pool: unknown };
    return new RateLimiterMySQL({
      ...common,
      ...(final && { inMemoryBlockOnConsumed: points + 1 }),
      storeClient: pool,
      // Own connection per count: given the pool, the library would send BEGIN and COMMIT on two different connections.
      storeType: 'pool',
      dbName: String(this.database.options.database ?? new URL(this.settings.databaseUrl).pathname.slice(1)),
      tableName: 'rate_limits',
      tableCreated: true,
    });
  }
}

export const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'too-many-requests';
