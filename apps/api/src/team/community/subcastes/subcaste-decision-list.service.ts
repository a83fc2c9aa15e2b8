import type {
  SubcasteAct,
  SubcasteDecisionRow,
  SubcasteDecisionsPage,
  SubcasteDecisionsQuery,
} from '@kalyanam/shared/team/subcastes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Answer } from '../../../platform/http/answer.js';
import { SubcasteNames } from '../../../profiles/subcastes/subcaste-names.service.js';
import { undoUntil } from '../../../profiles/subcastes/subcastes.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import { Lists, type ReadRows } from '../../lists/lists.service.js';

interface DecisionRow {
  readonly id: number;
  readonly publicId: string;
  readonly act: SubcasteAct;
  readonly text: string;
  readonly subcaste: string | null;
  readonly en: string | null;
  readonly te: string | null;
  readonly rowsChanged: number;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly undoneAt: Date | null;
}

/** What the team has made of subcastes that were not in the list. */
@Injectable()
export class SubcasteDecisionList {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly names: SubcasteNames,
  ) {}

  page(query: SubcasteDecisionsQuery): Promise<Answer<SubcasteDecisionsPage>> {
    return this.lists.page(planOf(query), sliceOf(query), this.read);
  }

  async one(id: number): Promise<SubcasteDecisionRow> {
    return (await this.read([id])).get(id)!;
  }

  private readonly read: ReadRows<SubcasteDecisionRow> = async (ids) => {
    const rows = await this.database.query<DecisionRow[]>(
      `SELECT d.id, d.public_id AS publicId, d.kind AS act, d.text, d.subcaste, d.en, d.te, d.rows_changed AS rowsChanged,
         a.username AS decidedBy, d.decided_at AS decidedAt, d.undone_at AS undoneAt
       FROM subcaste_decisions d JOIN admins a ON a.id = d.decided_by WHERE d.id IN (?)`,
      [ids],
    );
    const names = new Map((await this.names.all()).map((name) => [name.id, name]));
    return new Map(
      rows.map((row) => {
        const { subcaste, en, te } = row;
        const own = subcaste && en && te ? { id: subcaste, en, te } : null;
        return [row.id, { ...decisionView(row), subcaste: own ?? names.get(subcaste ?? '') ?? null }];
      }),
    );
  };
}

const decisionView = (row: DecisionRow): Omit<SubcasteDecisionRow, 'subcaste'> => ({
  id: row.publicId,
  act: row.act,
  text: row.text,
  members: row.rowsChanged,
  by: row.decidedBy,
  at: row.decidedAt.toISOString(),
  undoUntil: row.undoneAt || row.act === 'leave' ? null : undoUntil(row.decidedAt).toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

const planOf = (query: SubcasteDecisionsQuery): ListPlan => ({
  from: 'subcaste_decisions d',
  key: 'd.id',
  where: when(query.q, (typed) => condition('d.text LIKE ?', beginning(typed))),
  sort: 'd.decided_at',
  order: orderOf(query, 'DESC'),
});
