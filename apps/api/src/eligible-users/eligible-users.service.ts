/** R8, R36: the list of pairs that the community vouched for; the only writer of its table. */
import type { BatchRemovedAnswer, EligibleUsersAnswer } from '@kalyanam/shared/admin/eligible-users';
import { eligibleAdded } from '@kalyanam/shared/admin/messages';
import { MESSAGES } from '@kalyanam/shared/messages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { Clock } from '../common/clock.js';
import { publicId } from '../common/crypto/public-id.js';
import { AppError, fieldError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { distinctPairs, eligiblePair } from './eligible-pairs.js';
import { EligibleUsersRepository, type ErasedUser } from './eligible-users.repository.js';
import { actedBy, type Actor } from '../team/actor.js';

const CHUNK = 1000;

@Injectable()
export class EligibleUsersService {
  constructor(
    private readonly eligible: EligibleUsersRepository,
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Adds a list; adding it again changes nothing. @throws AppError invalid-form when no line is a pair */
  async add(lines: readonly unknown[], actor: Actor): Promise<Answer<EligibleUsersAnswer>> {
    const valid = lines.map(eligiblePair).filter((pair) => pair !== null);
    if (valid.length === 0) throw fieldError('users', MESSAGES.eligiblePairs);
    const pairs = distinctPairs(valid);
    const dropped = lines.length - valid.length;
    const batch = publicId();
    const by = { by: actor.admin.adminId, at: this.clock.now(), batch };
    const { added, members } = await this.database.transaction(async (manager) => {
      let count = 0;
      for (let start = 0; start < pairs.length; start += CHUNK)
        count += await this.eligible.addMissing(manager, pairs.slice(start, start + CHUNK), by);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'eligible-users-added',
        subject: 'eligible-users',
        details: { added: count, duplicates: valid.length - count, dropped },
      });
      return { added: count, members: await this.eligible.membersIn(manager, batch) };
    });
    const duplicates = valid.length - added;
    return { message: eligibleAdded(added), added, duplicates, dropped, members, batch: added > 0 ? batch : null };
  }

  /** Undoes an import, except for pairs in use. @throws AppError not-found */
  async removeBatch(batch: string, actor: Actor): Promise<Answer<BatchRemovedAnswer>> {
    return this.database.transaction(async (manager) => {
      const { used, unused } = await this.eligible.usesOf(manager, batch);
      if (used + unused === 0) throw new AppError('not-found');
      const removed = await this.eligible.removeUnused(manager, batch);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'eligible-batch-removed',
        subject: 'eligible-users',
        details: { removed, kept: used },
      });
      return { removed, kept: used };
    });
  }

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
