/** R28: the queue of reports. */
import type { ReporterHistory, ReportRow, ReportsPage, ReportsQuery } from '@kalyanam/shared/team/reports';
import { SYSTEM_REPORTS } from '@kalyanam/shared/team/system-reports';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable } from '@nestjs/common';
import type { Answer } from '../../platform/http/answer.js';
import { condition, MOST_PAGED, orderOf, sliceOf, when, type Condition, type ListPlan } from '../lists/list-query.js';
import { memberHas, memberMeant, membersFound, type Meant } from '../lists/member-search.js';
import { Lists, SHORT } from '../lists/lists.service.js';
import { IN_CASE, openCasesFrom, ReportListRepository } from './report-list.repository.js';
import { reporterView, reportView } from './report.view.js';

@Injectable()
export class ReportList {
  constructor(
    private readonly reports: ReportListRepository,
    private readonly lists: Lists,
  ) {}

  async page(query: ReportsQuery): Promise<Answer<ReportsPage>> {
    const meant = await this.lists.meant(query.q, 'reports');
    return this.lists.page(casesOf(query, meant), sliceOf(query), (ids) => this.read(ids));
  }

  plan(query: ReportsQuery): ListPlan {
    return planOf(query);
  }

  readonly columns = {
    Reported: (row: ReportRow) => row.reported.name,
    Reporter: (row: ReportRow) => row.reporter?.name ?? 'Kalyanam',
    // Reports made by the product itself are named as such.
    Reason: ({ system, reason }: ReportRow) =>
      system ? labelOf(SYSTEM_REPORTS, system) : labelOf(REPORT_REASONS, reason),
    Description: (row: ReportRow) => row.description,
    Time: (row: ReportRow) => row.createdAt,
    Outcome: (row: ReportRow) => row.decision?.outcome,
    Action: (row: ReportRow) => row.decision?.action,
    'Decided by': (row: ReportRow) => row.decision?.decidedBy,
    Decided: (row: ReportRow) => row.decision?.decidedAt,
  };

  async one(id: number): Promise<ReportRow | null> {
    return (await this.inOrder([id]))[0] ?? null;
  }

  /** Reports about or by a member, newest first. */
  async forUser(side: 'reported' | 'reporter', userId: number): Promise<ReportRow[]> {
    return this.inOrder(await this.reports.idsOf(side, userId));
  }

  /** All reports of a report's case, oldest first. */
  async ofCase(id: number): Promise<ReportRow[]> {
    return this.inOrder(await this.reports.idsOfCase(id));
  }

  /** Who made the reports of a case about a member, in the order of the reports. */
  async reporters(reportedId: number, reports: readonly ReportRow[]): Promise<ReporterHistory[]> {
    const ids = await this.reports.reporterIds(reports.map(({ id }) => id));
    const rows = new Map((await this.reports.reporters(reportedId, ids)).map((row) => [row.id, reporterView(row)]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  private async inOrder(ids: readonly number[]): Promise<ReportRow[]> {
    const rows = await this.read(ids);
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  async read(ids: readonly number[]): Promise<Map<number, ReportRow>> {
    return new Map((await this.reports.rows(ids)).map((row) => [row.id, reportView(row)]));
  }
}

const planOf = (query: ReportsQuery, meant?: Meant): ListPlan => ({
  from: 'reports r',
  key: 'r.id',
  where: [
    ...aboutCase(query, meant),
    ...when(query.reason, (reason) => condition(`EXISTS (SELECT 1 FROM ${IN_CASE} AND o.reason = ?)`, reason)),
  ],
  sort: sortOf(query),
  order: orderOf(query, 'ASC'),
});

const inState = ({ state }: ReportsQuery): Condition[] =>
  when(state, (wanted) => condition(wanted === 'open' ? 'r.closed_at IS NULL' : 'r.closed_at IS NOT NULL'));

const aboutCase = (query: ReportsQuery, meant: Meant): Condition[] => [
  ...inState(query),
  ...when(query.q, (typed) => memberMeant('r.reported_id', typed, 'reports', meant)),
];

/** Closed cases are many and their severity is settled: only those that wait are ordered by it. */
const isBySeverity = ({ sort, state }: ReportsQuery): boolean =>
  state === 'open' && (sort === 'severity' || !sort?.trim());

// In the order of the index.
const sortOf = (query: ReportsQuery): string =>
  query.sort === 'closedAt' ? `r.closed_at ${orderOf(query, 'ASC')}, r.created_at` : 'r.created_at';

/** Each case by its oldest report. */
export function casesOf(query: ReportsQuery, meant?: Meant): ListPlan {
  const plan = planOf(query, meant);
  const oldest = condition(`NOT EXISTS (SELECT 1 FROM ${IN_CASE} AND o.id < r.id)`);
  return {
    ...plan,
    ...(meant === 'many' && { from: indexed(query) }),
    ...(isBySeverity(query) ? gravestOf(query, meant) : { where: [...plan.where, oldest] }),
    ...limitOf(query, meant),
    matches: () => (meant === 'many' && query.state !== 'open' ? casesFound(query) : cases(query, meant)),
  };
}

type Gravest = Pick<ListPlan, 'from' | 'fromValues' | 'where' | 'sort' | 'head'>;

function gravestOf(query: ReportsQuery, meant: Meant): Gravest {
  const about = when(query.q, (typed) => memberMeant('o.reported_id', typed, 'reports', meant));
  const having = when(query.reason, (reason) => condition('HAVING SUM(o.reason = ?) > 0', reason));
  const openCases = (some: readonly Condition[]) => ({
    from: openCasesFrom(some.map(({ sql }) => `AND ${sql}`).join(''), having.map(({ sql }) => sql).join('')),
    fromValues: [...some, ...having].flatMap(({ values }) => values),
  });
  const order = orderOf(query, 'ASC');
  return {
    ...openCases(about),
    where: [],
    sort: `f.severity ${order}, r.created_at`,
    ...(meant === 'many' && { head: (rows: number) => firstOf(openCases([]), query, rows) }),
  };
}

/**
 * Those of the first `most` cases that are about the members meant: looking up the words of all waiting cases takes
 * longer.
 */
function firstOf(
  { from, fromValues }: Pick<Required<Gravest>, 'from' | 'fromValues'>,
  query: ReportsQuery,
  rows: number,
) {
  const order = orderOf(query, 'ASC');
  return {
    from: `(SELECT r.id, r.reported_id, f.severity, r.created_at FROM ${from}
      ORDER BY f.severity ${order}, r.created_at ${order}, r.id ${order} LIMIT ?) r`,
    fromValues: [...fromValues, rows],
    where: when(query.q, (typed) => memberHas('r.reported_id', typed)),
    sort: `r.severity ${order}, r.created_at`,
  };
}

const CASE = 'r.reported_id, r.closed_at';
const withReason = ({ reason }: ReportsQuery): Condition[] => when(reason, (asked) => condition('r.reason = ?', asked));

/** Counted by what makes a case one, without looking for the oldest report. */
function cases(query: ReportsQuery, meant: Meant): Condition {
  const counted = [...aboutCase(query, meant), ...withReason(query)];
  const where = counted.length === 0 ? '' : `WHERE ${counted.map(({ sql }) => `(${sql})`).join(' AND ')}`;
  return {
    sql: `SELECT DISTINCT ${CASE} FROM ${meant === 'many' ? indexed(query) : 'reports r'} ${where}`,
    values: counted.flatMap(({ values }) => values),
  };
}

/** The same from the words on: nearly every member of this list has a case that is closed. */
const casesFound = (query: ReportsQuery): Condition =>
  membersFound(query.q ?? '', {
    list: 'reports',
    joined: 'STRAIGHT_JOIN reports r FORCE INDEX (ix_reports_case) ON r.reported_id = w0.user_id',
    filters: [...inState(query), ...withReason(query)],
    what: CASE,
  });

/** Along the order of the list; those that wait are few among all. */
function indexed({ state, sort }: ReportsQuery): string {
  const index = state === 'open' || sort === 'closedAt' ? 'ix_reports_queue' : 'ix_reports_created';
  return `reports r FORCE INDEX (${index})`;
}

/** Those that wait are counted exactly, as the dashboard does. What many match is looked for along the order. */
function limitOf(query: ReportsQuery, meant: Meant): Pick<ListPlan, 'countUpTo' | 'inOrder'> {
  const isSearch = Boolean(query.q?.trim());
  if (meant === 'many') return { countUpTo: SHORT };
  if (query.state === 'open') return isSearch ? { countUpTo: SHORT } : {};
  return { countUpTo: isSearch ? SHORT : MOST_PAGED, inOrder: indexed(query) };
}
