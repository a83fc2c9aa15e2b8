import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Horoscopes } from '../../profiles/horoscopes/horoscopes.service.js';
import { PUBLISHED } from './horoscope-of.js';

interface Woman {
  readonly id: number;
  readonly state: 'accepted' | null;
}

/** C11: the bride of the published example has accepted, and another family would like to exchange horoscopes. */
@Injectable()
export class DemoStars {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly horoscopes: Horoscopes,
  ) {}

  /** The second time there is nothing to add. */
  async add(email: string): Promise<void> {
    const me = await this.accounts.byEmail(email);
    if (!me) return;
    const women = await this.withStars(me.id);
    const bride = women.find(({ state }) => state === 'accepted');
    const asking = women.find(({ state }) => state === null);
    await this.accounts.transaction(async (manager) => {
      const stated = bride && (await this.horoscopes.forUser(bride.id, manager));
      if (stated) await this.horoscopes.put(manager, { ...stated, ...PUBLISHED.bride, source: 'family' });
      if (asking) await this.horoscopes.setExchange(manager, asking.id, me.id, true);
    });
  }

  /** Verified members of the other gender who state a star, and have accepted or have no interest with this one. */
  private withStars(userId: number): Promise<Woman[]> {
    return this.database.query<Woman[]>(
      `SELECT u.id, i.state FROM users u JOIN profiles p ON p.user_id = u.id JOIN profiles me ON me.user_id = ?
         JOIN horoscopes h ON h.user_id = u.id AND h.star IS NOT NULL
         LEFT JOIN interests i
           ON i.low_user_id = LEAST(u.id, me.user_id) AND i.high_user_id = GREATEST(u.id, me.user_id)
       WHERE u.verification_status = 'verified' AND u.account_status = 'active' AND p.is_active AND p.married_at IS NULL
         AND p.gender <> me.gender AND (i.state IS NULL OR i.state = 'accepted')
       ORDER BY u.id`,
      [userId],
    );
  }
}
