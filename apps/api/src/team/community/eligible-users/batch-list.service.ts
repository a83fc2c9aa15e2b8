/** R36: imports of pairs, with how many of each have led to a registration. */
import { BATCH_LIST, type EligibleBatchesQuery, type EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { EligibleBatch } from '../../../joining/eligible-users/eligible-batch.entity.js';
import { EligibleBatchesRepository } from '../../../joining/eligible-users/eligible-batches.repository.js';
import { beginning, condition, sortedBy, when, type ListPlan } from '../../lists/list-query.js';

interface Counted {
  batch: string;
  left: unknown;
  used: unknown;
}

@Injectable()
export class BatchList {
  constructor(
    private readonly database: DataSource,
    private readonly batches: EligibleBatchesRepository,
  ) {}

  plan(query: EligibleBatchesQuery): ListPlan {
    return {
      from: 'eligible_batches b',
      key: 'b.id',
      where: when(query.q, (typed) => condition('b.label LIKE ?', beginning(typed))),
      ...sortedBy(BATCH_LIST, query, SORTS),
    };
  }

  async read(ids: readonly number[]): Promise<Map<number, EligibleBatchRow>> {
    const batches = await this.database
      .getRepository(EligibleBatch)
      .find({ where: { id: In([...ids]) }, relations: { admin: true, undoer: true } });
    const counts = await this.counts(batches.map(({ publicId }) => publicId));
    return new Map(
      batches.map((batch) => [batch.id, { ...rowView(batch), ...(counts.get(batch.publicId) ?? NONE_LEFT) }]),
    );
  }

  /** Pairs still on the list, and those of them with a registration since. */
  private async counts(batches: readonly string[]): Promise<Map<string, typeof NONE_LEFT>> {
    const [rows, registered] = await Promise.all([
      this.database.query<Counted[]>(
        `SELECT batch, COUNT(*) AS \`left\`, COUNT(used_at) AS used FROM eligible_users WHERE batch IN (?) GROUP BY batch`,
        [batches],
      ),
      this.batches.registered(this.database.manager, batches),
    ]);
    const waiting = (of: string): number => registered.filter(({ batch }) => batch === of).length;
    return new Map(
      rows.map(({ batch, left, used }) => [batch, { left: Number(left), registered: Number(used) + waiting(batch) }]),
    );
  }
}

const SORTS = { addedAt: 'b.added_at', label: 'b.label', pairs: 'b.pairs' };

const NONE_LEFT = { left: 0, registered: 0 };

const rowView = ({ publicId, label, admin, addedAt, pairs, undoer, undoneAt }: EligibleBatch) => ({
  id: publicId,
  label,
  addedBy: admin.username,
  addedAt: addedAt.toISOString(),
  pairs,
  undone: undoer && undoneAt ? { by: undoer.username, at: undoneAt.toISOString() } : null,
});
