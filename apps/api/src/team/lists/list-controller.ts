import { basename } from 'node:path/posix';
import type { QueryOf, TeamList } from '@kalyanam/shared/team/lists';
import type { TablePage, TableQuery } from '@kalyanam/shared/team/tables';
import { listRules } from '@kalyanam/shared/team/list.rules';
import { Controller, Get, Inject, Query, type StreamableFile, type Type } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import type { AdminPrincipal } from '../../people/team-accounts/admin-principal.js';
import { Acting, type Actor } from '../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../people/team-accounts/admin-session-times.js';
import type { Cell } from './csv.js';
import { Exports } from './exports.service.js';
import { sliceOf, type ListPlan } from './list-query.js';
import { Lists } from './lists.service.js';

/** The service behind a list: how its rows are found, and how they are read. */
export interface ListSource<Asked extends object, Row> {
  plan(query: Asked): ListPlan | Promise<ListPlan>;
  read(keys: readonly number[], caller: AdminPrincipal): Promise<ReadonlyMap<number, Row>>;
  /** Columns of the exported file, where there is one. */
  readonly columns?: Readonly<Record<string, (row: Row) => Cell>>;
  /** Where a page is found in another way than by the plan, which is then the export's. */
  page?(query: Asked): Promise<Answer<TablePage<Row>>>;
}

/** The class of a list's query, for its own routes and for acts on all of its rows. */
export const listQuery = <Sort extends string, Filter extends string>(list: TeamList<Sort, Filter>) =>
  ruled<TableQuery>(listRules(list)) as Type<QueryOf<TeamList<Sort, Filter>>>;

/** The routes of a list: its pages, and the CSV where someone may export it. */
export function listControllers<Sort extends string, Filter extends string, Row>(
  list: TeamList<Sort, Filter>,
  answer: string,
  source: Type<ListSource<QueryOf<TeamList<Sort, Filter>>, Row>>,
): Type[] {
  type Source = ListSource<TableQuery, Row>;
  const { route, reads } = list;
  class ListQuery extends ruled<TableQuery>(listRules(list)) {}
  const named = (type: Type, end: string) => Object.defineProperty(type, 'name', { value: source.name + end });
  named(ListQuery, 'Dto');

  @Controller(route)
  class Pages {
    constructor(
      @Inject(source) private readonly rows: Source,
      private readonly lists: Lists,
    ) {}

    @Get()
    @Can(reads)
    @Answers(answer)
    async page(@Query() query: ListQuery, @Acting() { admin }: Actor): Promise<Answer<TablePage<Row>>> {
      if (this.rows.page) return this.rows.page(query);
      return this.lists.page(await this.rows.plan(query), sliceOf(query), (keys) => this.rows.read(keys, admin));
    }
  }
  named(Pages, 'Controller');
  if (!list.exports) return [Pages];
  const exporting = list.exports;

  @Controller(route)
  class Csv {
    constructor(
      @Inject(source) private readonly rows: Source,
      private readonly files: Exports,
    ) {}

    @Get('export.csv')
    @Can(exporting)
    @ConfirmedWithin(PROOF_SECONDS)
    @AnswersCsv()
    async csv(@Query() query: ListQuery, @Acting() actor: Actor): Promise<StreamableFile> {
      const plan = await this.rows.plan(query);
      const read = (keys: readonly number[]) => this.rows.read(keys, actor.admin);
      const columns = this.rows.columns ?? {};
      return this.files.csv({ list: basename(route), plan, read, columns }, { ...actor, query });
    }
  }
  return [Pages, named(Csv, 'ExportController')];
}
