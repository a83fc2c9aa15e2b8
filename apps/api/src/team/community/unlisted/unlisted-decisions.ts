import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import type { TablePage, TableQuery } from '@kalyanam/shared/team/tables';
import type { DataSource, EntityManager } from 'typeorm';
import type { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditDetails } from '../../../people/audit/audit-row.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import type { Answer } from '../../../platform/http/answer.js';
import { undoUntil } from '../../../profiles/gothras/gothra-table.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import type { Lists, ReadRows } from '../../lists/lists.service.js';

type Act = 'map' | 'add' | 'leave';

interface DecisionRow {
  readonly id: number;
  readonly publicId: string;
  readonly act: Act;
  readonly text: string;
  readonly slug: string | null;
  readonly en: string | null;
  readonly te: string | null;
  readonly rowsChanged: number;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly undoneAt: Date | null;
}

interface Name {
  id: string;
  en: string;
  te: string;
}

interface Parts {
  readonly head: { id: string; act: Act; text: string };
  /** What the text means; null where it was left, or where the name was taken out of the list again. */
  readonly name: Name | null;
  readonly tail: { by: string; at: string; undoUntil: string | null; undoneAt: string | null };
}

interface Made {
  readonly decision: { readonly id: number; readonly publicId: string };
}

interface Description<Row, Change extends Made> {
  readonly table: string;
  /** Columns `slug`, `en` and `te` of the name. */
  readonly name: string;
  readonly join?: string;
  /** Names of slugs whose row has none. */
  readonly listed?: () => Promise<Name[]>;
  readonly view: (row: DecisionRow, parts: Parts) => Row;
  /** Kind of the subject in the audit log. */
  readonly subject: string;
  /** The audit log is permanent: these have no word that a member wrote. */
  readonly details: (change: Change) => AuditDetails;
}

/** What the team makes of words that are in no list: a list of decisions, and each in one transaction with its log line. */
export abstract class UnlistedDecisions<Row, Change extends Made> {
  constructor(
    private readonly tools: { readonly database: DataSource; readonly lists: Lists; readonly audit: AuditLog },
    private readonly words: Description<Row, Change>,
  ) {}

  page(query: TableQuery): Promise<Answer<TablePage<Row>>> {
    return this.tools.lists.page(planOf(this.words.table, query), sliceOf(query), this.read);
  }

  protected async settle(
    { message, action, actor }: { message: string; action: AuditAction; actor: Actor },
    work: (manager: EntityManager) => Promise<Change>,
  ): Promise<Answer<{ message: string; decision: Row }>> {
    const { subject, details } = this.words;
    const { id } = await this.tools.database.transaction(async (manager) => {
      const change = await work(manager);
      await this.tools.audit.write(manager, {
        ...actedBy(actor),
        action,
        subject: `${subject}:${change.decision.publicId}`,
        details: details(change),
      });
      return change.decision;
    });
    this.settled();
    return { message, decision: (await this.read([id])).get(id)! };
  }

  /** Follows each committed decision. */
  protected settled(): void {}

  private readonly read: ReadRows<Row> = async (ids) => {
    const { table, name, join = '', listed, view } = this.words;
    const rows = await this.tools.database.query<DecisionRow[]>(
      `SELECT d.id, d.public_id AS publicId, d.kind AS act, d.text, ${name}, d.rows_changed AS rowsChanged,
         a.username AS decidedBy, d.decided_at AS decidedAt, d.undone_at AS undoneAt
       FROM ${table} d JOIN admins a ON a.id = d.decided_by ${join} WHERE d.id IN (?)`,
      [ids],
    );
    const names = new Map((await listed?.())?.map((one) => [one.id, one]));
    return new Map(rows.map((row) => [row.id, view(row, partsOf(row, names))]));
  };
}

const partsOf = ({ slug, en, te, ...row }: DecisionRow, names: ReadonlyMap<string, Name>): Parts => ({
  head: { id: row.publicId, act: row.act, text: row.text },
  name: slug && en && te ? { id: slug, en, te } : (names.get(slug ?? '') ?? null),
  tail: {
    by: row.decidedBy,
    at: row.decidedAt.toISOString(),
    undoUntil: row.undoneAt || row.act === 'leave' ? null : undoUntil(row.decidedAt).toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  },
});

const planOf = (table: string, query: TableQuery): ListPlan => ({
  from: `${table} d`,
  key: 'd.id',
  where: when(query.q, (typed) => condition('d.text LIKE ?', beginning(typed))),
  sort: 'd.decided_at',
  order: orderOf(query, 'DESC'),
});
