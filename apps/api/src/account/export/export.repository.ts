import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ExportSource } from './export-plan.js';

@Injectable()
export class ExportRepository {
  rows(manager: EntityManager, source: ExportSource, userId: number): Promise<Record<string, unknown>[]> {
    const made = Object.entries(source.made ?? {}).map(([name, sql]) => `${sql} AS \`${name}\``);
    const columns = [...source.columns.map((column) => `\`${column}\``), ...made].join(', ');
    const parts = `SELECT ${columns} FROM ${source.table} WHERE ${source.where}`.split(':me');
    const values = Array.from({ length: parts.length - 1 }, () => userId);
    return manager.query(parts.join('?'), values);
  }
}
