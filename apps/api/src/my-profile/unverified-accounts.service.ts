/**
 * R59, R76: removes accounts that verified neither address within 7 days, or only the phone within 30; the team's
 * doings are spared.
 */
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { Clock } from '../common/clock.js';
import { Settings } from '../config/settings.js';
import { ProfileDeletion } from '../erasure/profile-deletion.service.js';

const NOTHING_VERIFIED_SECONDS = 7 * 86_400;
const PHONE_VERIFIED_SECONDS = 30 * 86_400;
const BATCH = 200;
/** No mail arrives at this domain: only the demonstration, which is not for production, has members there. */
const DEMONSTRATION = '@example.com';

/** Accounts registered by then are due. */
interface Limits {
  readonly nothing: Date;
  readonly phone: Date;
}

@Injectable()
export class UnverifiedAccounts {
  private readonly log = new Logger('UnverifiedAccounts');

  constructor(
    private readonly database: DataSource,
    private readonly deletion: ProfileDeletion,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Several processes may do this at once: each account is checked again under its lock. */
  @Cron(CronExpression.EVERY_HOUR)
  async remove(): Promise<void> {
    const until: Limits = {
      nothing: this.clock.inSeconds(-NOTHING_VERIFIED_SECONDS),
      phone: this.clock.inSeconds(-PHONE_VERIFIED_SECONDS),
    };
    for (const id of await this.candidates(until))
      await this.deletion
        .eraseIf(id, (user) => isDue(user, until))
        .catch((error: unknown) => {
          this.log.warn(`Could not remove one account: ${error instanceof Error ? error.name : 'unknown'}`);
        });
  }

  private async candidates({ nothing, phone }: Limits): Promise<number[]> {
    const spared = this.settings.production ? '' : `%${DEMONSTRATION}`;
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT id FROM users WHERE email_verified_at IS NULL AND registered_at <= IF(phone_verified_at IS NULL, ?, ?)
         AND verification_status = 'not-verified' AND account_status = 'active' AND email NOT LIKE ?
       ORDER BY registered_at LIMIT ?`,
      [nothing, phone, spared, BATCH],
    );
    return rows.map(({ id }) => id);
  }
}

const isDue = (user: User, { nothing, phone }: Limits): boolean =>
  user.emailVerifiedAt === null &&
  user.registeredAt <= (user.phoneVerifiedAt ? phone : nothing) &&
  user.verificationStatus === 'not-verified' &&
  user.accountStatus === 'active';
