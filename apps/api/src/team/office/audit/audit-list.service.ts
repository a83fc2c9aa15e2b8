/** R38: lists the audit log for the team, by actor, action, subject and day in India. */
import type { AuditPage, AuditQuery, AuditRowView } from '@kalyanam/shared/team/audit';
import { actionsOf, AUDIT_ACTIONS } from '@kalyanam/shared/team/audit-actions';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditDetails } from '../../../people/audit/audit-row.js';
import type { AuditLogRow } from '../../../people/audit/audit-log-row.entity.js';
import type { Answer } from '../../../platform/http/answer.js';
import {
  condition,
  MOST_COUNTED,
  orderOf,
  sliceOf,
  when,
  type Condition,
  type ListPlan,
} from '../../lists/list-query.js';
import { Lists } from '../../lists/lists.service.js';
import { daysOfPage } from './audit-days.js';
import { AuditListRepository } from './audit-list.repository.js';
import { AuditNames } from './audit-names.service.js';

const DAY_MS = 86_400_000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);

@Injectable()
export class AuditList {
  constructor(
    private readonly log: AuditListRepository,
    private readonly days: AuditLog,
    private readonly names: AuditNames,
    private readonly lists: Lists,
  ) {}

  async page(query: AuditQuery): Promise<Answer<AuditPage>> {
    const plan = await this.plan(query);
    return plan.ways ? this.lists.page(plan, sliceOf(query), (ids) => this.read(ids)) : this.byDays(query, plan);
  }

  /** Where no person is asked for, the totals of days say how many rows there are and where a page begins. */
  private async byDays(query: AuditQuery, plan: ListPlan): Promise<Answer<AuditPage>> {
    const asked = {
      actions: actionsAsked(query),
      from: query.from?.trim() || undefined,
      to: query.to?.trim() || undefined,
    };
    const perDay = await this.days.perDay(asked, plan.order);
    const total = perDay.reduce((sum, each) => sum + each.total, 0);
    const { days, ...slice } = daysOfPage(perDay, sliceOf(query));
    const [first, last] = [days[0], days.at(-1)].toSorted();
    if (first === undefined || last === undefined) return { rows: [], total };
    const where = [...plan.where, condition('l.at >= ? AND l.at < ?', startOf(first), endOf(last))];
    return { rows: await this.lists.rows({ ...plan, where }, slice, (ids) => this.read(ids)), total };
  }

  readonly columns = {
    Time: (row: AuditRowView) => row.at,
    Actor: (row: AuditRowView) => row.actorName ?? row.actor,
    Action: (row: AuditRowView) => labelOf(AUDIT_ACTIONS, row.action),
    Subject: (row: AuditRowView) => row.subjectName ?? row.subject,
    Address: (row: AuditRowView) => row.ip,
    Details: (row: AuditRowView) => JSON.stringify(row.details),
  };

  async about(publicId: string, count: number): Promise<AuditRowView[]> {
    return this.views(await this.log.about(`member:${publicId}`, count));
  }

  async read(ids: readonly number[]): Promise<ReadonlyMap<number, AuditRowView>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.views(await this.log.rows(ids))).map((view) => [Number(view.id), view]));
  }

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

  async plan(query: AuditQuery): Promise<ListPlan> {
    const meant = (typed?: string) => (typed?.trim() ? this.names.meantBy(typed.trim()) : []);
    const [actors, subjects, anybody] = await Promise.all([meant(query.actor), meant(query.subject), meant(query.q)]);
    const people = [
      ...oneOf('l.actor IN (?)', actors),
      ...oneOf('l.subject IN (?)', subjects),
      ...oneOf('l.actor IN (?) OR l.subject IN (?)', anybody),
    ];
    const within = [
      ...when(query.from, (from) => condition('l.at >= ?', startOf(from))),
      ...when(query.to, (to) => condition('l.at < ?', endOf(to))),
    ];
    const actions = actionsAsked(query);
    return {
      from: 'audit_log l',
      countUpTo: MOST_COUNTED,
      key: 'l.id',
      where: [...people, ...oneOf('l.action IN (?)', actions), ...within],
      ...(people.length > 0 && {
        ways: waysTo({ actors, subjects, anybody, actions }).map((way) => [...way, ...within]),
      }),
      sort: 'l.at',
      order: orderOf(query, 'DESC'),
    };
  }
}

/** No such action: what an action outside of the category asked for leaves. */
const NONE = ['none'];

/** The actions to list; empty for all of them. */
function actionsAsked({ action, category }: AuditQuery): readonly string[] {
  const [first, ...others] = [...when(action, (one) => [one]), ...when(category, (each): string[] => actionsOf(each))];
  if (!first) return [];
  const both = first.filter((each) => others.every((other) => other.includes(each)));
  return both.length === 0 ? NONE : both;
}

interface Meant {
  actors: readonly string[];
  subjects: readonly string[];
  anybody: readonly string[];
  actions: readonly string[];
}

/** Each person for themselves, and each action of an actor: what a list of several asks an index for is not in order. */
function waysTo({ actors, subjects, anybody, actions }: Meant): Condition[][] {
  const by = (actor: string): Condition[][] =>
    actions.length === 0
      ? [[condition('l.actor = ?', actor)]]
      : actions.map((action) => [condition('l.actor = ? AND l.action = ?', actor, action)]);
  const about = (subject: string): Condition[] => [
    condition('l.subject = ?', subject),
    ...oneOf('l.action IN (?)', actions),
  ];
  const either = oneOf('l.actor IN (?) OR l.subject IN (?)', anybody);
  if (subjects.length > 0)
    return subjects.map((subject) => [...about(subject), ...oneOf('l.actor IN (?)', actors), ...either]);
  if (actors.length > 0) return actors.flatMap((actor) => by(actor).map((way) => [...way, ...either]));
  return anybody.flatMap((person) => [...by(person), about(person)]);
}

const oneOf = (sql: string, values: readonly string[]): Condition[] =>
  values.length === 0 ? [] : [condition(sql, ...Array<unknown>(sql.split('?').length - 1).fill(values))];
