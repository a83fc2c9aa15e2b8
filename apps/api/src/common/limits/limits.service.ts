import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings.js';
import { retryOnDeadlock } from '../../database/retries.js';
import { sha256 } from '../crypto/digest.js';
import { AppError } from '../errors/app-error.js';
import { networkOf } from '../http/network.js';
import { LIMIT_TABLE, type Limit, type LimitName } from './limits.js';

@Injectable()
export class Limits {
  private readonly limiters = new Map<LimitName, RateLimiterAbstract>();

  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Counts one attempt for a key (account, address...). @throws AppError too-many-requests with Retry-After */
  async count(name: LimitName, key: string): Promise<void> {
    const refused = await this.refusal(name, key);
    if (refused) throw new AppError('too-many-requests', { retryAfter: refused.msBeforeNext / 1000 });
  }

  /** Counts one attempt for a key, unless it is over the limit. @throws AppError too-many-requests, busy */
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

  /** Forgets the attempts of a key, e.g. after a correct password. */
  async reset(name: LimitName, key: string): Promise<void> {
    await retryOnDeadlock(() => this.limiter(name).delete(digestOf(name, key)));
  }

  /** Refunds one counted attempt, e.g. one that succeeded where only failures should count. */
  async refund(name: LimitName, key: string): Promise<void> {
    await retryOnDeadlock(() => this.limiter(name).reward(digestOf(name, key)));
  }

  private async refusal(name: LimitName, key: string): Promise<RateLimiterRes | null> {
    try {
      await retryOnDeadlock(() => this.limiter(name).consume(digestOf(name, key)));
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw new AppError('busy', { retryAfter: 5 });
    }
  }

  private limiter(name: LimitName): RateLimiterAbstract {
    let limiter = this.limiters.get(name);
    if (!limiter) {
      limiter = this.create(name, LIMIT_TABLE[name]);
      this.limiters.set(name, limiter);
    }
    return limiter;
  }

  private create(name: LimitName, limit: Limit): RateLimiterAbstract {
    const common = {
      keyPrefix: name,
      points: limit.points * (limit.perAddress ? this.settings.addressLimitFactor : 1),
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

/** Stores keys as digests: no address or email is in the table. An IPv6 address counts as its whole network. */
const digestOf = (name: LimitName, key: string): string => {
  const counted = LIMIT_TABLE[name].perAddress && isIPv6(key) ? networkOf(key) : key;
  return sha256(counted).toString('base64url').slice(0, 32);
};
