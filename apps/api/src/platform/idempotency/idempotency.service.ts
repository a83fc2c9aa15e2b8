/** R32: for a day, repeated requests with one Idempotency-Key do their work once and get the same response. */
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { Clock } from '../time/clock.js';
import { canonicalJson, keyedDigest, sameBytes, sha256 } from '../crypto/digest.js';
import { AppError } from '../errors/app-error.js';
import { Settings } from '../config/settings.js';
import { IdempotencyRepository } from './idempotency.repository.js';

const KEPT_SECONDS = 86_400;
const LONGEST_KEY = 200;

export interface RepeatableRequest {
  /** Keys of different scopes are independent, e.g. 'register' or 'interest:' and the sender. */
  scope: string;
  /** The Idempotency-Key header; undefined for a request without one. */
  key: string | undefined;
  body: unknown;
}

export interface Once<T> {
  value: T;
  /** Whether an earlier request with this key did the work. */
  replayed: boolean;
}

@Injectable()
export class Idempotency {
  constructor(
    private readonly keys: IdempotencyRepository,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Does the work, or returns what it returned before. The value must be JSON.
   * @throws AppError duplicate-request when the key was sent with another body, malformed-request for an invalid key
   */
  async once<T>(manager: EntityManager, request: RepeatableRequest, work: () => Promise<T>): Promise<Once<T>> {
    const { scope, key, body } = request;
    if (key === undefined) return { value: await work(), replayed: false };
    if (key === '' || key.length > LONGEST_KEY) throw new AppError('malformed-request');
    const requestHash = this.hash(scope, canonicalJson(body));
    const row = await this.keys.claim(manager, {
      scope,
      keyHash: sha256(key),
      requestHash,
      createdAt: this.clock.now(),
    });
    if (!sameBytes(row.requestHash, requestHash)) throw new AppError('duplicate-request');
    if (row.answer) return { value: JSON.parse(row.answer.toString()) as T, replayed: true };
    const value = await work();
    await this.keys.answer(manager, row, Buffer.from(JSON.stringify(value)));
    return { value, replayed: false };
  }

  /** What an earlier request with this key was answered, whatever its body; null where there was none. */
  async earlier<T>(scope: string, key: string): Promise<{ value: T; at: Date } | null> {
    const row = await this.keys.find(scope, sha256(key));
    return row?.answer ? { value: JSON.parse(row.answer.toString()) as T, at: row.createdAt } : null;
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forgetOld(): Promise<void> {
    await this.keys.removeBefore(this.clock.inSeconds(-KEPT_SECONDS));
  }

  private hash(scope: string, body: string): Buffer {
    return keyedDigest(this.settings.secrets.fingerprints, 'idempotency', scope, body);
  }
}
