/** R36: imports of pairs, in parts that can be sent again, and their way back. */
import type {
  AddEligibleUsersRequest,
  BatchRemovedAnswer,
  CheckedPairsAnswer,
  EligibleUsersAnswer,
  PairState,
} from '@kalyanam/shared/team/eligible-users';
import { eligibleAdded } from '@kalyanam/shared/team/messages';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import type { EligibleBatch } from './eligible-batch.entity.js';
import { EligibleBatchesRepository } from './eligible-batches.repository.js';
import { distinctPairs, eligiblePair, keyOf, type EligiblePair } from './eligible-pairs.js';
import { EligibleUsersRepository } from './eligible-users.repository.js';

const CHUNK = 1000;

type Lines = readonly unknown[];

@Injectable()
export class EligibleBatches {
  constructor(
    private readonly eligible: EligibleUsersRepository,
    private readonly batches: EligibleBatchesRepository,
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** What adding each line would do. */
  async check(lines: Lines): Promise<Answer<CheckedPairsAnswer>> {
    const pairs = lines.map(eligiblePair);
    const states: PairState[] = [];
    for (let start = 0; start < pairs.length; start += CHUNK)
      states.push(...(await this.states(pairs.slice(start, start + CHUNK))));
    return { states };
  }

  private async states(pairs: readonly (EligiblePair | null)[]): Promise<PairState[]> {
    const good = pairs.filter((pair) => pair !== null);
    if (good.length === 0) return pairs.map(() => 'bad');
    const [listed, proved] = await Promise.all([this.eligible.listed(good), this.eligible.proved(good)]);
    return pairs.map((pair) => {
      if (pair === null) return 'bad';
      if (listed.has(keyOf(pair))) return 'listed';
      return proved.emails.has(pair.email) || proved.phones.has(pair.phone) ? 'member' : 'new';
    });
  }

  /**
   * Adds a list, or one more part of an import; adding it again changes nothing.
   * @throws AppError invalid-form when no line is a pair, not-found for a colleague's import, import-undone
   */
  async add({ users, label, batch }: AddEligibleUsersRequest, actor: Actor): Promise<Answer<EligibleUsersAnswer>> {
    const lines: Lines = users;
    const valid = lines.map(eligiblePair).filter((pair) => pair !== null);
    if (valid.length === 0) throw fieldError('users', ADMIN_MESSAGES.eligiblePairs);
    const pairs = distinctPairs(valid);
    const dropped = lines.length - valid.length;
    const by = { id: given(batch) ?? publicId(), by: actor.admin.adminId, at: this.clock.now() };
    const { added, members, inBatch } = await this.transaction(async (manager) => {
      const open = await this.open(manager, { ...by, label: (given(label) ?? '').trim() });
      const count = await this.insert(manager, pairs, { by: by.by, at: by.at, batch: by.id });
      const total = await this.batches.grow(manager, open, count);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'eligible-users-added',
        subject: 'eligible-users',
        details: { added: count, duplicates: valid.length - count, dropped },
      });
      return {
        added: count,
        members: await this.eligible.membersIn(manager, { batch: by.id, at: by.at }),
        inBatch: total,
      };
    });
    const duplicates = valid.length - added;
    const id = inBatch > 0 ? by.id : null;
    return { message: eligibleAdded(added), added, duplicates, dropped, members, batch: id, inBatch };
  }

  private async open(
    manager: EntityManager,
    wanted: { id: string; label: string; by: number; at: Date },
  ): Promise<EligibleBatch> {
    const batch = await this.batches.open(manager, wanted);
    if (batch.addedBy !== wanted.by) throw new AppError('not-found');
    if (batch.undoneAt !== null) throw new AppError('import-undone');
    return batch;
  }

  private async insert(
    manager: EntityManager,
    pairs: readonly EligiblePair[],
    by: { by: number; at: Date; batch: string },
  ): Promise<number> {
    let count = 0;
    for (let start = 0; start < pairs.length; start += CHUNK)
      count += await this.eligible.addMissing(manager, pairs.slice(start, start + CHUNK), by);
    return count;
  }

  /** Undoes an import, except for pairs with a registration. @throws AppError not-found */
  async undo(id: string, actor: Actor): Promise<Answer<BatchRemovedAnswer>> {
    return this.transaction(async (manager) => {
      const batch = await this.batches.lock(manager, id);
      if (!batch) throw new AppError('not-found');
      const removed = await this.batches.removeUnused(manager, id);
      const { used, registered } = await this.batches.usesOf(manager, id);
      const kept = used + registered;
      await this.batches.markUndone(manager, batch, actor.admin.adminId, this.clock.now());
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'eligible-batch-removed',
        subject: 'eligible-users',
        details: { removed, kept },
      });
      return { removed, kept, used, registered };
    });
  }

  private transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }
}
