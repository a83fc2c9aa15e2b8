/** What acts on several rows have in common: which rows, one small transaction each, and one summary in the log. */
import type { BulkAnswer, BulkOutcome, BulkRequest, BulkRow } from '@kalyanam/shared/team/bulk';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { AppError, reasonOf } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import type { ListPlan } from '../lists/list-query.js';
import { ListsRepository } from '../lists/lists.repository.js';

/** A row that is acted on, as it is before. */
export interface BulkSubject {
  readonly publicId: string;
  readonly name: string;
  readonly phone?: string;
  /** 'done': the act is possible. */
  readonly outcome: BulkOutcome;
}

/** Rows by their public ids, or by the keys of the list's plan. */
export type RowsBy = { ids: readonly string[] } | { keys: readonly number[] };

export interface BulkAct<Subject extends BulkSubject> {
  /** In the summary. */
  readonly name: string;
  /** 'users': of the summary's subject. */
  readonly list: string;
  readonly plan: ListPlan;
  readonly find: (by: RowsBy) => Promise<Subject[]>;
  /** One row, in its own transaction, which judges again. */
  readonly act: (subject: Subject) => Promise<BulkOutcome>;
}

/** What a refusal of an act on one row means for that row. */
const MEANT: Readonly<Record<string, BulkOutcome>> = {
  'not-found': 'gone',
  'account-not-open': 'not-active',
  'already-decided': 'decided',
  'decision-pending': 'decided',
  'case-claimed': 'claimed',
  'changed-meanwhile': 'changed',
  'eligible-user-used': 'used',
};

@Injectable()
export class BulkRunner {
  private readonly log = new Logger('Bulk');

  constructor(
    private readonly lists: ListsRepository,
    private readonly audit: AuditLog,
    private readonly database: DataSource,
  ) {}

  async run<Subject extends BulkSubject>(
    bulk: BulkAct<Subject>,
    { ids, preview = false }: BulkRequest,
    actor: Actor,
  ): Promise<Answer<BulkAnswer>> {
    const { subjects, total } = ids ? await this.byIds(bulk, ids) : await this.matching(bulk);
    const known = new Set(subjects.map(({ publicId }) => publicId));
    const gone = (ids ?? []).filter((id) => !known.has(id)).map((id) => rowOf({ publicId: id, name: id }, 'gone'));
    if (preview) return answer([...subjects.map((subject) => rowOf(subject, subject.outcome)), ...gone], total);
    const rows: BulkRow[] = [];
    for (const subject of subjects)
      rows.push(rowOf(subject, subject.outcome === 'done' ? await this.one(bulk, subject) : subject.outcome));
    await this.summarize(bulk, [...rows, ...gone], actor);
    return answer([...rows, ...gone], total);
  }

  private async byIds<Subject extends BulkSubject>(bulk: BulkAct<Subject>, ids: readonly string[]) {
    const wanted = [...new Set(ids)];
    const found = new Map((await bulk.find({ ids: wanted })).map((subject) => [subject.publicId, subject]));
    return { subjects: wanted.flatMap((id) => found.get(id) ?? []), total: wanted.length };
  }

  private async matching<Subject extends BulkSubject>({ plan, find }: BulkAct<Subject>) {
    const [keys, total] = await Promise.all([
      this.lists.page(plan, { offset: 0, count: TEAM_LIMITS.bulkRows }),
      this.lists.count(plan),
    ]);
    return { subjects: keys.length === 0 ? [] : await find({ keys }), total };
  }

  private async one<Subject extends BulkSubject>({ act }: BulkAct<Subject>, subject: Subject): Promise<BulkOutcome> {
    try {
      return await act(subject);
    } catch (error) {
      if (error instanceof AppError) return MEANT[error.code] ?? 'failed';
      this.log.warn(`A row was not changed: ${reasonOf(error)}`);
      return 'failed';
    }
  }

  private async summarize(
    { name, list }: Pick<BulkAct<BulkSubject>, 'name' | 'list'>,
    rows: readonly BulkRow[],
    actor: Actor,
  ): Promise<void> {
    const done = rows.filter(({ outcome }) => outcome === 'done').length;
    await this.database.transaction((manager) =>
      this.audit.write(manager, {
        ...actedBy(actor),
        action: 'bulk-act',
        subject: `list:${list}`,
        details: { act: name, rows: rows.length, done },
      }),
    );
  }
}

const rowOf = ({ publicId: id, name, phone = '' }: Omit<BulkSubject, 'outcome'>, outcome: BulkOutcome): BulkRow => ({
  id,
  name,
  phone,
  outcome,
});

const answer = (rows: BulkRow[], total: number): Answer<BulkAnswer> => ({ rows, total, pendingUntil: null });
