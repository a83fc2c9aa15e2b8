/** R36: imports of pairs, with how many of each have led to a registration. */
import type { EligibleBatchesPage, EligibleBatchesQuery, EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Answer } from '../../../platform/http/answer.js';
import { EligibleBatch } from '../../../joining/eligible-users/eligible-batch.entity.js';
import { EligibleBatchesRepository } from '../../../joining/eligible-users/eligible-batches.repository.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import { Lists, type ReadRows } from '../../lists/lists.service.js';

const SORTS: Record<string, string> = { addedAt: 'b.added_at', label: 'b.label', pairs: 'b.pairs' };

interface Counted {
  batch: string;
  left: unknown;
  used: unknown;
}

@Injectable()
export class BatchList {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly batches: EligibleBatchesRepository,
  ) {}

  page(query: EligibleBatchesQuery): Promise<Answer<EligibleBatchesPage>> {
    return this.lists.page(planOf(query), sliceOf(query), this.read);
  }

  private readonly read: ReadRows<EligibleBatchRow> = async (ids) => {
    const batches = await this.database
      .getRepository(EligibleBatch)
      .find({ where: { id: In([...ids]) }, relations: { admin: true, undoer: true } });
    const counts = await this.counts(batches.map(({ publicId }) => publicId));
    return new Map(
      batches.map((batch) => [batch.id, { ...rowView(batch), ...(counts.get(batch.publicId) ?? NONE_LEFT) }]),
    );
  };

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

const NONE_LEFT = { left: 0, registered: 0 };

const planOf = (query: EligibleBatchesQuery): ListPlan => ({
  from: 'eligible_batches b',
  key: 'b.id',
  where: when(query.q, (typed) => condition('b.label LIKE ?', beginning(typed))),
  sort: SORTS[query.sort || 'addedAt'] ?? 'b.added_at',
  order: orderOf(query, 'DESC'),
});

const rowView = ({ publicId, label, admin, addedAt, pairs, undoer, undoneAt }: EligibleBatch) => ({
  id: publicId,
  label,
  addedBy: admin.username,
  addedAt: addedAt.toISOString(),
  pairs,
  undone: undoer && undoneAt ? { by: undoer.username, at: undoneAt.toISOString() } : null,
});
