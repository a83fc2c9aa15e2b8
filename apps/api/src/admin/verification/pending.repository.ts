import type { QueueFilter } from '@kalyanam/shared/admin/desk';
import type { QueueGroups } from '@kalyanam/shared/admin/case-team';
import type { DeskHours } from '@kalyanam/shared/admin/queue';
import { dayStartInIndia } from '@kalyanam/shared/india-time';
import type { TablePage } from '@kalyanam/shared/admin/tables';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { User } from '../../accounts/user.entity.js';
import { Profile } from '../../profiles/profile.entity.js';
import { CLAIM_SECONDS } from '../../cases/case-claim.policy.js';
import { VerificationCase } from '../../cases/verification-case.entity.js';
import { Clock } from '../../common/clock.js';
import type { Answer } from '../../common/http/answer.js';
import { condition, when, type Condition, type Slice } from '../lists/list-query.js';
import { Lists } from '../lists/lists.service.js';
import { memberIn } from '../lists/member-search.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An open case with its account and profile. */
export interface PendingCase {
  opened: VerificationCase;
  user: User;
  profile: Profile;
}

export interface Wish {
  /** Whose desk it is. */
  adminId: number;
  /** A case is late after so many hours. */
  lateHours: number;
  only?: QueueFilter | undefined;
  q?: string | undefined;
}

@Injectable()
export class PendingRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  /** The open cases wished for and how many there are: answered ones, then the oldest, then those that wait. */
  page(wish: Wish, slice: Slice): Promise<Answer<TablePage<PendingCase>>> {
    const sort = 'c.lane, c.entered_at';
    const plan = { from: 'verification_cases c', key: 'c.id', where: this.where(wish), sort, order: 'ASC' } as const;
    return this.lists.page(plan, slice, this.read);
  }

  /** How many of those wished for stand under each head, and how many of all are due by the end of today in India. */
  async counts(wish: Wish, { dueHours, lateHours }: DeskHours): Promise<{ groups: QueueGroups; dueToday: number }> {
    const where = this.where(wish);
    const [late, due] = [this.clock.inSeconds(-lateHours * 3600), this.clock.inSeconds(-dueHours * 3600)];
    const today = new Date(dayStartInIndia(this.clock.now()).getTime() + DAY_MS - dueHours * HOUR_MS);
    const [groups, all] = await Promise.all([
      this.database.query<Record<keyof QueueGroups, string | null>[]>(
        `SELECT SUM(c.lane = 0) AS answered, SUM(c.lane = 1 AND c.entered_at <= ?) AS late,
           SUM(c.lane = 1 AND c.entered_at > ? AND c.entered_at <= ?) AS due,
           SUM(c.lane = 1 AND c.entered_at > ?) AS fresh, SUM(c.lane = 2) AS waiting
         FROM verification_cases c WHERE ${where.map(({ sql }) => `(${sql})`).join(' AND ')}`,
        [late, late, due, due, ...where.flatMap(({ values }) => values)],
      ),
      this.database.query<{ due: string }[]>(
        `SELECT COUNT(*) AS due FROM verification_cases
         WHERE decided_at IS NULL AND lane IN (0, 1) AND entered_at < ?`,
        [today],
      ),
    ]);
    const count = (group: keyof QueueGroups) => Number(groups[0]?.[group] ?? 0);
    const [answered, waiting] = [count('answered'), count('waiting')];
    return {
      groups: { answered, late: count('late'), due: count('due'), fresh: count('fresh'), waiting },
      dueToday: Number(all[0]?.due ?? 0),
    };
  }

  private where(wish: Wish): Condition[] {
    return [condition('c.decided_at IS NULL'), ...this.conditions(wish)];
  }

  private conditions({ adminId, lateHours, only, q }: Wish): Condition[] {
    const claimed = this.clock.inSeconds(-CLAIM_SECONDS);
    const late = this.clock.inSeconds(-lateHours * 3600);
    const filters: Record<QueueFilter, Condition> = {
      mine: condition('c.assigned_to = ? OR (c.claimed_by = ? AND c.claimed_at > ?)', adminId, adminId, claimed),
      free: condition(
        `c.lane < 2 AND (c.claimed_by IS NULL OR c.claimed_by = ? OR c.claimed_at <= ?)
         AND (c.assigned_to IS NULL OR c.assigned_to = ?)`,
        adminId,
        claimed,
        adminId,
      ),
      late: condition('c.lane < 2 AND c.entered_at <= ?', late),
      resubmitted: condition('c.resubmission'),
      'no-file': condition(
        "c.user_id NOT IN (SELECT d.user_id FROM documents d WHERE d.kind <> 'pan' AND d.erased_at IS NULL)",
      ),
      abroad: condition("c.user_id IN (SELECT p.user_id FROM profiles p WHERE p.work_type = 'nri')"),
      waiting: condition('c.lane = 2'),
    };
    return [...(only ? [filters[only]] : []), ...when(q, (typed) => memberIn('c.user_id', typed))];
  }

  private readonly read = async (ids: readonly number[]): Promise<Map<number, PendingCase>> => {
    const cases = await this.database
      .createQueryBuilder(VerificationCase, 'opened')
      .innerJoinAndSelect('opened.user', 'user')
      .innerJoinAndMapOne('opened.profile', Profile, 'profile', 'profile.user_id = opened.user_id')
      .leftJoinAndSelect('opened.claimer', 'claimer')
      .leftJoinAndSelect('opened.assignee', 'assignee')
      .leftJoinAndSelect('opened.assigner', 'assigner')
      .leftJoinAndSelect('opened.firstApprover', 'firstApprover')
      .where('opened.id IN (:...ids) AND opened.decided_at IS NULL', { ids })
      .getMany();
    const found = cases as (VerificationCase & { profile: Profile })[];
    return new Map(found.map((opened) => [opened.id, { opened, user: opened.user, profile: opened.profile }]));
  };
}
