import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings.js';
import { retryOnConflict } from '../../database/retries.js';
import { keyedDigest } from '../crypto/digest.js';
import { AppError } from '../errors/app-error.js';
import { countedNetworks } from '../http/network.js';
import { Meters } from '../meters.js';
import { LIMIT_TABLE, type Limit, type LimitName } from './limits.js';

/** What one attempt is counted at. */
interface Counter {
  readonly limiter: RateLimiterAbstract;
  readonly key: string;
}

@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly meters: Meters,
  ) {}

  /** Counts one attempt for a key (account, address...). @throws AppError too-many-requests with Retry-After */
  async count(name: LimitName, key: string): Promise<void> {
    const refused = await this.refusal(name, key);
    if (refused) throw new AppError('too-many-requests', { retryAfter: refused.msBeforeNext / 1000 });
  }

  /** Counts one attempt for a key that is no address, unless it is over the limit. @throws AppError too-many-requests, busy */
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
    const counted = await this.limiter(name, 1).get(this.keptAs(name, key));
    return counted ? counted.remainingPoints : LIMIT_TABLE[name].points;
  }

  /** What each limit lets through in its time. */
  points(): Record<LimitName, number> {
    return Object.fromEntries(Object.entries(LIMIT_TABLE).map(([name, { points }]) => [name, points])) as Record<
      LimitName,
      number
    >;
  }

  /** Forgets the attempts of a key, e.g. after a correct password. */
  async reset(name: LimitName, key: string): Promise<void> {
    for (const counter of this.countersOf(name, key)) await retryOnConflict(() => counter.limiter.delete(counter.key));
  }

  /** Refunds one counted attempt, e.g. one that succeeded where only failures should count. */
  async refund(name: LimitName, key: string): Promise<void> {
    for (const counter of this.countersOf(name, key)) await retryOnConflict(() => counter.limiter.reward(counter.key));
  }

  /** Who is refused at their own counter does not use up a wider one. */
  private async refusal(name: LimitName, key: string): Promise<RateLimiterRes | null> {
    try {
      for (const counter of this.countersOf(name, key))
        await retryOnConflict(() => counter.limiter.consume(counter.key));
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        this.meters.count('limit_refusals_total', { limit: name });
        return refused;
      }
      throw new AppError('busy', { retryAfter: 5 });
    }
  }

  private countersOf(name: LimitName, key: string): Counter[] {
    const counted = LIMIT_TABLE[name].perAddress ? countedNetworks(key) : [{ network: key, times: 1 }];
    return counted.map(({ network, times }) => ({
      limiter: this.limiter(name, times),
      key: this.keptAs(name, network),
    }));
  }

  /** In the table as keyed digests: no one can look an address or email up there. */
  private keptAs(name: LimitName, key: string): string {
    if (LIMIT_TABLE[name].store === 'memory') return key;
    return keyedDigest(this.settings.secrets.codes, 'limit', key).toString('base64url').slice(0, 32);
  }

  private limiter(name: LimitName, times: number): RateLimiterAbstract {
    const kept = `${name}*${times}`;
    const limiter = this.limiters.get(kept) ?? this.create(name, LIMIT_TABLE[name], times);
    this.limiters.set(kept, limiter);
    return limiter;
  }

  private create(name: LimitName, limit: Limit, times: number): RateLimiterAbstract {
    const common = {
      keyPrefix: name,
      points: limit.points * times * (limit.perAddress ? this.settings.addressLimitFactor : 1),
      duration: limit.seconds,
    };
    if (limit.store === 'memory') return new RateLimiterMemory(common);
    const { pool } = this.database.driver as unknown as { pool: unknown };
    return new RateLimiterMySQL({
      ...common,
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
