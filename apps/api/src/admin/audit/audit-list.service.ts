/** R38: lists the audit log for the team, by actor, action, subject and day in India. */
import type { AuditPage, AuditQuery, AuditRowView } from '@kalyanam/shared/admin/audit';
import { actionsOf, AUDIT_ACTIONS } from '@kalyanam/shared/admin/audit-actions';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { AuditDetails } from '../../audit/audit-row.js';
import type { AuditLogRow } from '../../audit/audit-log-row.entity.js';
import type { Answer } from '../../common/http/answer.js';
import { Exports, type Exporter } from '../lists/exports.service.js';
import { condition, MOST_COUNTED, orderOf, sliceOf, when, type Condition, type ListPlan } from '../lists/list-query.js';
import { Lists, type ReadRows } from '../lists/lists.service.js';
import { AuditListRepository } from './audit-list.repository.js';
import { AuditNames } from './audit-names.service.js';

const DAY_MS = 86_400_000;
/** Without filters, the head of the chain has the row count. */
const WHOLE_LOG = { from: 'audit_head h', total: 'h.row_count' };
const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

@Injectable()
export class AuditList {
  constructor(
    private readonly log: AuditListRepository,
    private readonly names: AuditNames,
    private readonly lists: Lists,
    private readonly exports: Exports,
  ) {}

  async page(query: AuditQuery): Promise<Answer<AuditPage>> {
    return this.lists.page(await this.planOf(query), sliceOf(query), this.read);
  }

  async csv(query: AuditQuery, exporter: Exporter): Promise<StreamableFile> {
    const columns = {
      Time: (row: AuditRowView) => row.at,
      Actor: (row: AuditRowView) => row.actorName ?? row.actor,
      Action: (row: AuditRowView) => labelOf(AUDIT_ACTIONS, row.action),
      Subject: (row: AuditRowView) => row.subjectName ?? row.subject,
      Address: (row: AuditRowView) => row.ip,
      Details: (row: AuditRowView) => JSON.stringify(row.details),
    };
    return this.exports.csv({ list: 'audit', plan: await this.planOf(query), read: this.read, columns }, exporter);
  }

  async about(publicId: string, count: number): Promise<AuditRowView[]> {
    return this.views(await this.log.about(`member:${publicId}`, count));
  }

  async byIds(ids: readonly number[]): Promise<ReadonlyMap<number, AuditRowView>> {
    return ids.length === 0 ? new Map() : this.read(ids);
  }

  private readonly read: ReadRows<AuditRowView> = async (ids) =>
    new Map((await this.views(await this.log.rows(ids))).map((view) => [Number(view.id), view]));

  private async views(rows: readonly AuditLogRow[]): Promise<AuditRowView[]> {
    const named = rows.flatMap(({ actor, subject }) => [actor, subject]);
    const [names, people] = await Promise.all([this.names.byReferences(named), this.names.people(named)]);
    return rows.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      actor: row.actor,
      actorName: names.get(row.actor) ?? null,
      actorPerson: people.get(row.actor) ?? null,
      action: row.action,
      subject: row.subject,
      subjectName: names.get(row.subject) ?? null,
      subjectPerson: people.get(row.subject) ?? null,
      ip: row.ip,
      details: JSON.parse(row.details) as AuditDetails,
    }));
  }

  private async planOf(query: AuditQuery): Promise<ListPlan> {
    const meant = (typed?: string) => (typed?.trim() ? this.names.meantBy(typed.trim()) : []);
    const [actors, subjects, anybody] = await Promise.all([meant(query.actor), meant(query.subject), meant(query.q)]);
    const where = [
      ...oneOf('l.actor IN (?)', actors),
      ...oneOf('l.subject IN (?)', subjects),
      ...oneOf('l.actor IN (?) OR l.subject IN (?)', anybody),
      ...when(query.action, (action) => condition('l.action = ?', action)),
      ...when(query.category, (category) => condition('l.action IN (?)', actionsOf(category))),
      ...when(query.from, (day) => condition('l.at >= ?', startOf(day))),
      ...when(query.to, (day) => condition('l.at < ?', new Date(startOf(day).getTime() + DAY_MS))),
    ];
    return {
      from: 'audit_log l',
      ...(where.length === 0 ? { counted: WHOLE_LOG } : { countUpTo: MOST_COUNTED }),
      key: 'l.id',
      where,
      sort: 'l.at',
      order: orderOf(query, 'DESC'),
    };
  }
}

const oneOf = (sql: string, references: readonly string[]): Condition[] =>
  references.length === 0 ? [] : [condition(sql, ...Array<unknown>(sql.split('?').length - 1).fill(references))];
