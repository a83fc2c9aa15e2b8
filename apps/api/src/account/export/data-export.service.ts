/** R31: members download what is stored about them as one file, after entering their password. */
import type { ExportAnswer } from '@kalyanam/shared/contracts/account';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberPrincipal } from '../../accounts/member-principal.js';
import { Clock } from '../../common/clock.js';
import type { Answer } from '../../common/http/answer.js';
import { Limits } from '../../common/limits/limits.service.js';
import { OwnPassword } from '../own-password.service.js';
import { EXPORT_PLAN, NOT_IN_THE_FILE, type ExportSource } from './export-plan.js';

@Injectable()
export class DataExport {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly limits: Limits,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** One consistent snapshot. @throws AppError wrong-password, too-many-requests */
  async create(caller: MemberPrincipal, password: string): Promise<Answer<ExportAnswer>> {
    const { id } = await this.ownPassword.requirePassword(caller, password);
    await this.limits.count('export-member', String(id));
    const records: ExportAnswer['records'] = {};
    await this.database.transaction('REPEATABLE READ', async (manager) => {
      for (const source of EXPORT_PLAN) records[source.record] = await rowsOf(manager, source, id);
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
