import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { MarriagesRepository } from '../../my/marriage/marriages.repository.js';
import { MarriageStatusService } from '../../my/marriage/marriage-status.service.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { DemoClock } from './demo-clock.js';

const DAY_MS = 86_400_000;

/** C16: a marriage that both families have confirmed, and no invented story of it. */
@Injectable()
export class DemoMarriage {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly interests: InterestsService,
    private readonly status: MarriageStatusService,
    private readonly marriages: MarriagesRepository,
    private readonly clock: DemoClock,
  ) {}

  async add(now: Date): Promise<void> {
    const known = await this.database.query<object[]>('SELECT id FROM marriages LIMIT 1');
    const [bride, groom] = [await this.last('female'), await this.last('male')];
    if (known.length > 0 || bride === null || groom === null) return;
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockAll(manager, [bride, groom]);
      this.clock.set(new Date(now.getTime() - 9 * DAY_MS));
      await this.interests.ask(manager, groom, bride);
      await this.interests.settle(manager, bride, groom, 'accepted');
      this.clock.set(new Date(now.getTime() - DAY_MS));
      for (const id of [bride, groom]) await this.status.write(manager, id, true);
      const claim = { claimantId: groom, namedId: bride, through: 'us' as const, claimedAt: this.clock.now() };
      await this.marriages.insert(manager, { ...claim, confirmedAt: this.clock.now() });
      this.clock.set(now);
    });
  }

  /** The newest verified member with no interest, either way. */
  private async last(gender: string): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }[]>(
      `SELECT u.id FROM users u JOIN profiles p ON p.user_id = u.id
       WHERE u.verification_status = 'verified' AND u.account_status = 'active' AND p.is_active AND p.married_at IS NULL
         AND p.gender = ? AND NOT EXISTS (SELECT 1 FROM interests i WHERE u.id IN (i.low_user_id, i.high_user_id))
       ORDER BY u.id DESC LIMIT 1`,
      [gender],
    );
    return row?.id ?? null;
  }
}
