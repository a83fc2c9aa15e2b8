import { Readable } from 'node:stream';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { Injectable, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { BYTE_ORDER_MARK, csvLine, type Cell } from './csv.js';
import type { ListPlan } from './list-query.js';
import { Lists, type ReadRows } from './lists.service.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';

export interface Exported<Row> {
  /** Used in the file name and the audit row. */
  readonly list: string;
  readonly plan: ListPlan;
  readonly read: ReadRows<Row>;
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
}

/** Who exports, and the query as it was sent. */
export interface Exporter extends Actor {
  readonly query: object;
}

/** Exports a whole list as CSV; the export is in the audit log before the first line is sent. */
@Injectable()
export class Exports {
  constructor(
    private readonly lists: Lists,
    private readonly audit: AuditLog,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async csv<Row>(exported: Exported<Row>, { query, ...actor }: Exporter): Promise<StreamableFile> {
    const rows = await this.lists.count(exported.plan);
    const filters = new URLSearchParams(filled(query)).toString();
    await this.database.transaction((manager) =>
      this.audit.write(manager, {
        ...actedBy(actor),
        action: 'list-exported',
        subject: `list:${exported.list}`,
        details: { rows, filters },
      }),
    );
    return new StreamableFile(Readable.from(this.lines(exported)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${exported.list}-${dateInIndia(this.clock.now())}.csv"`,
    });
  }

  private async *lines<Row>({ plan, read, columns }: Exported<Row>): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(Object.keys(columns));
    const cells = Object.values(columns);
    for await (const row of this.lists.all(plan, read)) yield csvLine(cells.map((cell) => cell(row)));
  }
}

/** The query without values that may be personal data: the log is permanent. */
const NOT_LOGGED = ['q', 'actor', 'subject'];
const filled = (query: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([key, value]) => !NOT_LOGGED.includes(key) && typeof value === 'string' && value !== '',
    ),
  );
