import {
  checkedUntil,
  DOCUMENT_FACTS,
  type CheckEvidence,
  type CheckFact,
  type CheckMethod,
} from '@kalyanam/shared/topics/verification/checks';
import type { AdminRole } from '@kalyanam/shared/team/roles';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { sameBytes } from '../../platform/crypto/digest.js';
import { aboutOf, endsByTime, linesOf } from './checks.policy.js';
import { ChecksRepository, type CheckedProfile, type EndingCheck } from './checks.repository.js';

export type { EndingCheck };

/** A check that was made now. */
export interface MadeCheck {
  readonly fact: CheckFact;
  readonly state: 'checked' | 'failed';
  readonly method: CheckMethod;
  readonly evidence?: CheckEvidence | null;
  readonly role?: AdminRole | null;
  /** The date on the document, on which the check ends at the latest. */
  readonly paperUntil?: string | null;
}

/** The only writer of `checks`. Methods that take a manager join its transaction, under the lock of the account. */
@Injectable()
export class Checks {
  constructor(
    private readonly checks: ChecksRepository,
    private readonly clock: Clock,
  ) {}

  /** As others read them. @throws AppError profile-not-found */
  async linesOf(userId: number): Promise<CheckLine[]> {
    const { rows, said } = await this.forUser(userId);
    return linesOf(rows, said, this.clock.now());
  }

  /** @throws AppError profile-not-found */
  async forUser(userId: number, manager?: EntityManager): Promise<CheckedProfile> {
    const found = await this.checks.forUser(userId, manager);
    if (!found) throw new AppError('profile-not-found');
    return found;
  }

  /** In place of what was known of these facts, about what the profile says now. */
  async made(manager: EntityManager, userId: number, made: readonly MadeCheck[], at = this.clock.now()): Promise<void> {
    if (made.length === 0) return;
    const { said } = await this.forUser(userId, manager);
    for (const { fact, state, method, evidence = null, role = null, paperUntil = null } of made)
      await this.checks.put(manager, {
        ...{ userId, fact, state, method, evidence, checkedByRole: role },
        about: aboutOf(fact, said),
        checkedAt: at,
        validUntil: checkedUntil(fact, at, paperUntil),
        ...{ warnedAt: null, endedAt: null, revokedAt: null, revokedWhy: null },
      });
  }

  /** Email and phone as the account has verified them; known ones stay as they are. */
  async addressesProved(manager: EntityManager, userId: number, method: 'code' | 'service' = 'code'): Promise<void> {
    const profile = await this.checks.forUser(userId, manager);
    if (!profile) return;
    const { said, rows, emailVerifiedAt, phoneVerifiedAt } = profile;
    for (const [fact, at] of [
      ['email', emailVerifiedAt],
      ['phone', phoneVerifiedAt],
    ] as const) {
      const known = rows.get(fact);
      const isKnown = known && at && known.checkedAt >= at && sameBytes(known.about, aboutOf(fact, said));
      if (at && !isKnown) await this.made(manager, userId, [{ fact, state: 'checked', method }], at);
    }
  }

  /** R82: the pair of addresses was on the list of people vouched for; no one has seen a document. */
  vouchedFor(manager: EntityManager, userId: number): Promise<void> {
    return this.made(manager, userId, [{ fact: 'identity', state: 'checked', method: 'vouched' }]);
  }

  ending(today: string, soon: string, count: number): Promise<EndingCheck[]> {
    return this.checks.ending(today, soon, count);
  }

  /** The message due to the member now; null where none is, e.g. because the profile says something else by now. */
  async noteEnding(
    manager: EntityManager,
    userId: number,
    fact: CheckFact,
    today: string,
    soon: string,
  ): Promise<{ until: string; ended: boolean } | null> {
    const { said, rows } = await this.forUser(userId, manager);
    const row = rows.get(fact);
    const until = row?.validUntil ?? null;
    if (!row || until === null || until > soon || row.endedAt !== null) return null;
    const ended = until <= today;
    if (!ended && row.warnedAt !== null) return null;
    const now = this.clock.now();
    await this.checks.noteTold(manager, { userId, fact }, ended ? { warnedAt: now, endedAt: now } : { warnedAt: now });
    return endsByTime(row, said) ? { until, ended } : null;
  }

  /** Whether it counted until now. */
  revoke(manager: EntityManager, userId: number, fact: CheckFact, why: string): Promise<boolean> {
    return this.checks.revoke(manager, userId, fact, this.clock.now(), why);
  }

  /** What the document of a verification showed, when that verification is withdrawn. */
  async revokeDocument(manager: EntityManager, userId: number, why: string): Promise<void> {
    for (const fact of DOCUMENT_FACTS) await this.revoke(manager, userId, fact, why);
  }
}
