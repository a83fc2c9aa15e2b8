import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { CallsRepository } from '../../contact/first-calls/calls.repository.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { NEAR_YEARS } from './deeds.js';
import { DemoClock } from './demo-clock.js';

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
const DALLAS = 'America/Chicago';
interface Pair {
  readonly interestId: number;
  readonly otherId: number;
}

/** C10: a call agreed with a member in Dallas, times that another family offers, and a call that was yesterday. */
@Injectable()
export class DemoCalls {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly interests: InterestsService,
    private readonly calls: CallsRepository,
    private readonly clock: DemoClock,
  ) {}

  async add(email: string, now: Date): Promise<void> {
    const me = await this.accounts.byEmail(email);
    if (!me || (await this.calls.count(me.id, null)) > 0) return;
    const abroad = await this.inAmerica(me.id);
    if (!abroad) return;
    await this.accounts.transaction(async (manager) => {
      this.clock.set(new Date(now.getTime() - 6 * DAY_MS));
      await this.interests.ask(manager, abroad, me.id);
      await this.interests.settle(manager, me.id, abroad, 'accepted');
      await this.calls.chooseZone(manager, abroad, DALLAS);
      this.clock.set(now);
      const pair = await this.calls.pair(me.id, abroad, manager);
      const [first, second] = await this.accepted(me.id, abroad);
      const rows = {
        proposedAt: new Date(now.getTime() - 5 * DAY_MS),
        between: 'families' as const,
        who: 'you-call' as const,
      };
      // Ten in the morning in India, four days from now.
      const morning = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + 4 * DAY_MS + 9 * HALF_HOUR_MS);
      if (pair)
        await this.calls.put(manager, {
          ...{ ...rows, publicId: publicId(), interestId: pair.interestId, open: 1, state: 'agreed' },
          ...{ proposerId: abroad, answererId: me.id, slot1: morning, agreedSlot: morning },
          answeredAt: new Date(now.getTime() - DAY_MS),
        });
      if (first)
        await this.calls.put(manager, {
          ...{ ...rows, publicId: publicId(), interestId: first.interestId, open: 1, state: 'proposed' },
          ...{ proposerId: first.otherId, answererId: me.id, slot1: morning },
          slot2: new Date(morning.getTime() + DAY_MS + 2 * HALF_HOUR_MS),
        });
      const yesterday = new Date(morning.getTime() - 6 * DAY_MS);
      if (second)
        await this.calls.put(manager, {
          ...{ ...rows, publicId: publicId(), interestId: second.interestId, open: null, state: 'past' },
          ...{ proposerId: me.id, answererId: second.otherId, slot1: yesterday, agreedSlot: yesterday },
          answeredAt: new Date(now.getTime() - 4 * DAY_MS),
        });
    });
  }

  /** A verified member of the other gender in the USA, of about the same age, with no interest between the two. */
  private async inAmerica(userId: number): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }[]>(
      `SELECT u.id FROM users u JOIN profiles p ON p.user_id = u.id JOIN profiles me ON me.user_id = ?
       WHERE u.verification_status = 'verified' AND u.account_status = 'active' AND p.is_active AND p.married_at IS NULL
         AND p.gender <> me.gender AND p.work_type = 'nri' AND p.work_country = 'usa'
         AND ABS(TIMESTAMPDIFF(MONTH, me.dob, p.dob)) < ? * 12
         AND NOT EXISTS (SELECT 1 FROM interests i
           WHERE i.low_user_id = LEAST(u.id, me.user_id) AND i.high_user_id = GREATEST(u.id, me.user_id))
       ORDER BY u.id LIMIT 1`,
      [userId, NEAR_YEARS],
    );
    return row?.id ?? null;
  }

  private async accepted(userId: number, not: number): Promise<Pair[]> {
    return this.database.query<Pair[]>(
      `SELECT i.id AS interestId, u.id AS otherId FROM interests i
       JOIN users u ON u.id = IF(i.low_user_id = ?, i.high_user_id, i.low_user_id)
       WHERE (i.low_user_id = ? OR i.high_user_id = ?) AND i.state = 'accepted' AND u.id <> ?
         AND u.verification_status = 'verified' ORDER BY i.id LIMIT 2`,
      [userId, userId, userId, not],
    );
  }
}
