import type { ExportAnswer } from '@kalyanam/shared/contracts/account';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/time/clock.js';
import type { Answer } from '../../../platform/http/answer.js';
import { EXPORT_PLAN, NOT_IN_THE_FILE } from './export-plan.js';
import type { ExportSource } from './export-source.js';

/** R31: everything that is stored about one member, from one consistent snapshot; the caller checks who may have it. */
@Injectable()
export class MemberData {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async forUser(userId: number): Promise<Answer<ExportAnswer>> {
    const records: ExportAnswer['records'] = {};
    await this.database.transaction('REPEATABLE READ', async (manager) => {
      for (const source of EXPORT_PLAN) records[source.record] = await rowsOf(manager, source, userId);
    });
    return { exportedAt: this.clock.now().toISOString(), records, leftOut: LEFT_OUT };
  }
}

function rowsOf(manager: EntityManager, source: ExportSource, userId: number): Promise<Record<string, unknown>[]> {
  const made = Object.entries(source.made ?? {}).map(([name, sql]) => `${sql} AS \`${name}\``);
  const columns = [...source.columns.map((column) => `\`${column}\``), ...made].join(', ');
  const parts = `SELECT ${columns} FROM ${source.table} WHERE ${source.where}`.split(':me');
  const values = Array.from({ length: parts.length - 1 }, () => userId);
  return manager.query(parts.join('?'), values);
}

/** Each omitted column with its reason, under the names used in the file. */
const LEFT_OUT: ExportAnswer['leftOut'] = [
  ...EXPORT_PLAN.flatMap(({ record, leftOut }) =>
    Object.entries(leftOut).map(([column, why]) => ({ what: `${record}.${column}`, why })),
  ),
  ...NOT_IN_THE_FILE,
];
