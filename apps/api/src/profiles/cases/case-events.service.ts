/** What happens to cases, kept for a day, so that every process can tell the reviewers connected to it. */
import type { CaseEvent } from '@kalyanam/shared/team/case-queue';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { removeInBatches } from '../../platform/database/retries.js';
import { CaseEventRow } from './case-event.entity.js';

const KEPT_SECONDS = 86_400;

type NewEvent = Pick<CaseEventRow, 'kind' | 'caseId'> &
  Partial<Omit<CaseEventRow, 'id' | 'at' | 'case' | 'admin' | 'toAdmin'>>;

@Injectable()
export class CaseEvents {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of what it tells. */
  async add(manager: EntityManager, event: NewEvent): Promise<void> {
    await manager.insert(CaseEventRow, { ...event, at: this.clock.now() });
  }

  async newestId(): Promise<number> {
    const [newest] = await this.database.getRepository(CaseEventRow).find({ order: { id: 'DESC' }, take: 1 });
    return newest?.id ?? 0;
  }

  /** Oldest first. */
  async after(id: number): Promise<{ id: number; event: CaseEvent }[]> {
    const rows = await this.database.getRepository(CaseEventRow).find({
      where: { id: MoreThan(id) },
      relations: { case: { user: true }, admin: true, toAdmin: true },
      order: { id: 'ASC' },
    });
    return rows.map((row) => ({ id: row.id, event: viewOf(row) }));
  }

  @Cron(CronExpression.EVERY_HOUR)
  forgetOld(): Promise<void> {
    const old = 'DELETE FROM desk_events WHERE at < ? ORDER BY at';
    return removeInBatches(this.database, old, this.clock.inSeconds(-KEPT_SECONDS));
  }
}

const viewOf = ({
  kind,
  at,
  case: about,
  admin,
  toAdmin,
  decision,
  until,
  sessionUpdated,
}: CaseEventRow): CaseEvent => ({
  kind,
  at: at.toISOString(),
  userId: about.user.publicId,
  caseId: about.publicId,
  admin: admin && { id: admin.publicId, username: admin.username, name: admin.name },
  to: toAdmin && { id: toAdmin.publicId, name: toAdmin.name },
  decision,
  until: until?.toISOString() ?? null,
  sessionUpdated,
});
