/** C1: the queue of what people without an account say that members wrote about them. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import {
  RELATIVES_NOTICE_LIST,
  type RelativesNoticeReply,
  type RelativesNoticeReplyAnswer,
  type RelativesNoticeRow,
  type RelativesNoticesQuery,
} from '@kalyanam/shared/team/relatives-notices';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { answerDue, RelativesNotice, ticketOf } from '../../../contact/reports/relatives-notice.entity.js';
import { RelativesNotices } from '../../../contact/reports/relatives-notices.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';
import { beginning, condition, sortedBy, when, type ListPlan } from '../../lists/list-query.js';

@Injectable()
export class RelativesNoticeList {
  constructor(
    private readonly database: DataSource,
    private readonly notices: RelativesNotices,
    private readonly audit: AuditLog,
  ) {}

  readonly columns = {
    Number: (row: RelativesNoticeRow) => row.ticket,
    Email: (row: RelativesNoticeRow) => row.email,
    What: (row: RelativesNoticeRow) => row.what,
    Since: (row: RelativesNoticeRow) => row.confirmedAt,
    'Answer due': (row: RelativesNoticeRow) => row.answeredBy,
    Answer: (row: RelativesNoticeRow) => row.answer?.text,
    'Answered by': (row: RelativesNoticeRow) => row.answer?.by,
    Answered: (row: RelativesNoticeRow) => row.answer?.at,
  };

  plan(query: RelativesNoticesQuery): ListPlan {
    return {
      from: 'relatives_notices n',
      key: 'n.id',
      where: [
        condition('n.confirmed_at IS NOT NULL'),
        ...when(query.state, (state) =>
          condition(state === 'open' ? 'n.answered_at IS NULL' : 'n.answered_at IS NOT NULL'),
        ),
        ...when(query.q, (typed) => condition('n.email LIKE ?', beginning(typed))),
      ],
      ...sortedBy(RELATIVES_NOTICE_LIST, query, { confirmedAt: 'n.confirmed_at' }),
    };
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

  async read(ids: readonly number[]): Promise<Map<number, RelativesNoticeRow>> {
    const rows = await this.database
      .getRepository(RelativesNotice)
      .find({ where: { id: In([...ids]) }, relations: { admin: true } });
    return new Map(rows.flatMap((row) => (row.confirmedAt ? [[row.id, rowView(row, row.confirmedAt)] as const] : [])));
  }
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
