/** C1: the queue of what people without an account say that members wrote about them. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type {
  RelativesNoticeReply,
  RelativesNoticeReplyAnswer,
  RelativesNoticeRow,
  RelativesNoticesPage,
  RelativesNoticesQuery,
} from '@kalyanam/shared/team/relatives-notices';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { answerDue, RelativesNotice, ticketOf } from '../../../contact/reports/relatives-notice.entity.js';
import { RelativesNotices } from '../../../contact/reports/relatives-notices.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { Exports, type Exporter } from '../../lists/exports.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import { Lists, type ReadRows } from '../../lists/lists.service.js';

@Injectable()
export class RelativesNoticeList {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly exports: Exports,
    private readonly notices: RelativesNotices,
    private readonly audit: AuditLog,
  ) {}

  page(query: RelativesNoticesQuery): Promise<Answer<RelativesNoticesPage>> {
    return this.lists.page(planOf(query), sliceOf(query), this.read);
  }

  csv(query: RelativesNoticesQuery, exporter: Exporter): Promise<StreamableFile> {
    const columns = {
      Number: (row: RelativesNoticeRow) => row.ticket,
      Email: (row: RelativesNoticeRow) => row.email,
      What: (row: RelativesNoticeRow) => row.what,
      Since: (row: RelativesNoticeRow) => row.confirmedAt,
      'Answer due': (row: RelativesNoticeRow) => row.answeredBy,
      Answer: (row: RelativesNoticeRow) => row.answer?.text,
      'Answered by': (row: RelativesNoticeRow) => row.answer?.by,
      Answered: (row: RelativesNoticeRow) => row.answer?.at,
    };
    return this.exports.csv({ list: 'relatives-notices', plan: planOf(query), read: this.read, columns }, exporter);
  }

  /** @throws AppError not-found, already-decided */
  async answer(
    publicId: string,
    reply: RelativesNoticeReply,
    actor: Actor,
  ): Promise<Answer<RelativesNoticeReplyAnswer>> {
    const text = withoutIdentityNumbers(reply.answer.trim());
    const id = await this.database.transaction(async (manager) => {
      const row = await manager.findOneBy(RelativesNotice, { publicId });
      if (!row?.confirmedAt) throw new AppError('not-found');
      if (!(await this.notices.answer(manager, row, text, actor.admin.adminId))) throw new AppError('already-decided');
      const details = { notice: ticketOf({ id: row.id, confirmedAt: row.confirmedAt }) };
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'relatives-notice-answered',
        subject: `notice:${publicId}`,
        details,
      });
      return row.id;
    });
    const notice = (await this.read([id])).get(id);
    if (!notice) throw new AppError('not-found');
    return { message: ADMIN_MESSAGES.relativesNoticeAnswered, notice };
  }

  private readonly read: ReadRows<RelativesNoticeRow> = async (ids) => {
    const rows = await this.database
      .getRepository(RelativesNotice)
      .find({ where: { id: In([...ids]) }, relations: { admin: true } });
    return new Map(rows.flatMap((row) => (row.confirmedAt ? [[row.id, rowView(row, row.confirmedAt)] as const] : [])));
  };
}

const rowView = (row: RelativesNotice, confirmedAt: Date): RelativesNoticeRow => ({
  id: row.publicId,
  ticket: ticketOf({ id: row.id, confirmedAt }),
  email: row.email,
  what: row.what,
  confirmedAt: confirmedAt.toISOString(),
  answeredBy: answerDue(confirmedAt).toISOString(),
  answer:
    row.answer !== null && row.admin && row.answeredAt
      ? { text: row.answer, by: row.admin.username, at: row.answeredAt.toISOString() }
      : null,
});

const planOf = (query: RelativesNoticesQuery): ListPlan => ({
  from: 'relatives_notices n',
  key: 'n.id',
  where: [
    condition('n.confirmed_at IS NOT NULL'),
    ...when(query.state, (state) =>
      condition(state === 'open' ? 'n.answered_at IS NULL' : 'n.answered_at IS NOT NULL'),
    ),
    ...when(query.q, (typed) => condition('n.email LIKE ?', beginning(typed))),
  ],
  sort: 'n.confirmed_at',
  order: orderOf(query, 'ASC'),
});
