/** R8, R36: the list of pairs that the community vouched for; the only writer of its table. */
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { eligiblePair } from './eligible-pairs.js';
import { EligibleUsersRepository, type ErasedUser } from './eligible-users.repository.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';

@Injectable()
export class EligibleUsersService {
  constructor(
    private readonly eligible: EligibleUsersRepository,
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Removes an unused pair from the list. @throws AppError not-found, eligible-user-used */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.database.transaction(async (manager) => {
      const pair = await this.eligible.lock(manager, id);
      if (!pair) throw new AppError('not-found');
      if (pair.usedAt !== null) throw new AppError('eligible-user-used');
      await this.eligible.remove(manager, pair.id);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'eligible-user-removed',
        // The log is permanent: it must not contain personal addresses.
        subject: `eligible-user:${id}`,
        details: {},
      });
    });
  }

  /** R31: an erased member's pair is deleted too; if they register again, they are reviewed again. */
  forget(manager: EntityManager, user: ErasedUser): Promise<void> {
    return this.eligible.forget(manager, user);
  }

  /** Whether both parts are on the list as one pair; never reveals which part is not. */
  async check(pair: { email: string; phone: string }): Promise<boolean> {
    const wanted = eligiblePair(pair);
    return wanted !== null && (await this.eligible.has(wanted));
  }

  /** Uses up a member's verified pair. Returns who had added it, or null when it is not on the list. */
  async claim(
    manager: EntityManager,
    { id, email, phone }: Pick<User, 'id' | 'email' | 'phone'>,
  ): Promise<{ addedBy: string } | null> {
    const taken = await this.eligible.take(manager, { email, phone }, id, this.clock.now());
    return taken ? { addedBy: await this.eligible.adderOf(manager, { email, phone }) } : null;
  }
}
