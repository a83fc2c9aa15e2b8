import type { QueueFilter } from '@kalyanam/shared/admin/desk';
import { LIMITS } from '@kalyanam/shared/limits';
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

/** An open case with its account and profile. */
export interface PendingCase {
  opened: VerificationCase;
  user: User;
  profile: Profile;
}

export interface Wish {
  /** Whose desk it is. */
  adminId: number;
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

  /** The open cases wished for, oldest first, and how many there are. */
  page(wish: Wish, slice: Slice): Promise<Answer<TablePage<PendingCase>>> {
    const where = [condition('c.decided_at IS NULL'), ...this.conditions(wish)];
    const plan = { from: 'verification_cases c', key: 'c.id', where, sort: 'c.entered_at', order: 'ASC' } as const;
    return this.lists.page(plan, slice, this.read);
  }

  private conditions({ adminId, only, q }: Wish): Condition[] {
    const claimed = this.clock.inSeconds(-CLAIM_SECONDS);
    const late = this.clock.inSeconds(-LIMITS.verificationHours.to * 3600);
    const filters: Record<QueueFilter, Condition> = {
      mine: condition('c.claimed_by = ? AND c.claimed_at > ?', adminId, claimed),
      free: condition('c.claimed_by IS NULL OR c.claimed_by = ? OR c.claimed_at <= ?', adminId, claimed),
      late: condition('c.entered_at < ?', late),
      resubmitted: condition('c.resubmission'),
      'no-file': condition(
        "c.user_id NOT IN (SELECT d.user_id FROM documents d WHERE d.kind = 'aadhaar' AND d.erased_at IS NULL)",
      ),
    };
    return [...(only ? [filters[only]] : []), ...when(q, (typed) => memberIn('c.user_id', typed))];
  }

  private readonly read = async (ids: readonly number[]): Promise<Map<number, PendingCase>> => {
    const cases = await this.database
      .createQueryBuilder(VerificationCase, 'opened')
      .innerJoinAndSelect('opened.user', 'user')
      .innerJoinAndMapOne('opened.profile', Profile, 'profile', 'profile.user_id = opened.user_id')
      .leftJoinAndSelect('opened.claimer', 'claimer')
      .where('opened.id IN (:...ids) AND opened.decided_at IS NULL', { ids })
      .getMany();
    const found = cases as (VerificationCase & { profile: Profile })[];
    return new Map(found.map((opened) => [opened.id, { opened, user: opened.user, profile: opened.profile }]));
  };
}
