import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AuditLogRow } from '../../../people/audit/audit-log-row.entity.js';

@Injectable()
export class AuditListRepository {
  constructor(private readonly database: DataSource) {}

  rows(ids: readonly number[]): Promise<AuditLogRow[]> {
    return this.database.getRepository(AuditLogRow).findBy({ id: In([...ids]) });
  }

  async about(reference: string, count: number): Promise<AuditLogRow[]> {
    const log = this.database.getRepository(AuditLogRow);
    const newest = { order: { id: 'DESC' }, take: count } as const;
    const [done, received] = await Promise.all([
      log.find({ where: { actor: reference }, ...newest }),
      log.find({ where: { subject: reference }, ...newest }),
    ]);
    const rows = new Map([...done, ...received].map((row) => [row.id, row]));
    return [...rows.values()].sort((a, b) => b.id - a.id).slice(0, count);
  }
}
