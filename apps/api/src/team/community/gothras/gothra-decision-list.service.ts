import type {
  GothraAct,
  GothraDecisionRow,
  GothraDecisionsPage,
  GothraDecisionsQuery,
} from '@kalyanam/shared/team/gothras';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Answer } from '../../../platform/http/answer.js';
import { undoUntil } from '../../../profiles/gothras/gothra-table.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import { Lists, type ReadRows } from '../../lists/lists.service.js';

interface DecisionRow {
  readonly id: number;
  readonly publicId: string;
  readonly act: GothraAct;
  readonly text: string;
  readonly slug: string | null;
  readonly en: string | null;
  readonly te: string | null;
  readonly rowsChanged: number;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly undoneAt: Date | null;
}

/** What the team has made of gothras that were not in the list. */
@Injectable()
export class GothraDecisionList {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
  ) {}

  page(query: GothraDecisionsQuery): Promise<Answer<GothraDecisionsPage>> {
    return this.lists.page(planOf(query), sliceOf(query), this.read);
  }

  async one(id: number): Promise<GothraDecisionRow> {
    return (await this.read([id])).get(id)!;
  }

  private readonly read: ReadRows<GothraDecisionRow> = async (ids) => {
    const rows = await this.database.query<DecisionRow[]>(
      `SELECT d.id, d.public_id AS publicId, d.kind AS act, d.text, g.slug, g.en, g.te, d.rows_changed AS rowsChanged,
         a.username AS decidedBy, d.decided_at AS decidedAt, d.undone_at AS undoneAt
       FROM gothra_decisions d JOIN admins a ON a.id = d.decided_by LEFT JOIN gothras g ON g.id = d.gothra_id
       WHERE d.id IN (?)`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, decisionView(row)]));
  };
}

const decisionView = (row: DecisionRow): GothraDecisionRow => ({
  id: row.publicId,
  act: row.act,
  text: row.text,
  gothra: row.slug && row.en && row.te ? { id: row.slug, en: row.en, te: row.te } : null,
  lines: row.rowsChanged,
  by: row.decidedBy,
  at: row.decidedAt.toISOString(),
  undoUntil: row.undoneAt || row.act === 'leave' ? null : undoUntil(row.decidedAt).toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

const planOf = (query: GothraDecisionsQuery): ListPlan => ({
  from: 'gothra_decisions d',
  key: 'd.id',
  where: when(query.q, (typed) => condition('d.text LIKE ?', beginning(typed))),
  sort: 'd.decided_at',
  order: orderOf(query, 'DESC'),
});
