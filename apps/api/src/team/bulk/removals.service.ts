/** Unused pairs are taken off the eligible list together. */
import type { BulkAnswer, BulkOutcome, BulkRequest } from '@kalyanam/shared/team/bulk';
import type { EligibleUsersQuery } from '@kalyanam/shared/team/eligible-users';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Answer } from '../../platform/http/answer.js';
import { EligibleUsersService } from '../../joining/eligible-users/eligible-users.service.js';
import type { Actor } from '../../people/team-accounts/actor.js';
import { eligiblePlan } from '../community/eligible-users/eligible-list.service.js';
import { BulkRunner, type BulkSubject, type RowsBy } from './bulk-runner.js';

interface PairRow {
  publicId: string;
  name: string;
  phone: string;
  usedAt: Date | null;
}

@Injectable()
export class Removals {
  constructor(
    private readonly bulk: BulkRunner,
    private readonly eligible: EligibleUsersService,
    private readonly database: DataSource,
  ) {}

  remove(request: BulkRequest, query: EligibleUsersQuery, actor: Actor): Promise<Answer<BulkAnswer>> {
    const find = async (by: RowsBy) =>
      (await this.pairs(by)).map(({ usedAt, ...pair }): BulkSubject => ({
        ...pair,
        outcome: usedAt === null ? 'done' : 'used',
      }));
    const act = async ({ publicId }: BulkSubject): Promise<BulkOutcome> => {
      await this.eligible.remove(publicId, actor);
      return 'done';
    };
    const plan = eligiblePlan(query);
    return this.bulk.run({ name: 'remove', list: 'eligible-users', plan, find, act }, request, actor);
  }

  private pairs(by: RowsBy): Promise<PairRow[]> {
    return this.database.query(
      `SELECT public_id AS publicId, email AS name, phone, used_at AS usedAt FROM eligible_users
       WHERE ${'ids' in by ? 'public_id' : 'id'} IN (?) ORDER BY id DESC`,
      ['ids' in by ? by.ids : by.keys],
    );
  }
}
