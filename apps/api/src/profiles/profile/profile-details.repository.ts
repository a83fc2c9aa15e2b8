import { DETAIL_NAMES, type DetailFields } from '@kalyanam/shared/topics/profile/details';
import type { Sibling } from '@kalyanam/shared/topics/profile/siblings';
import { columnName } from '@kalyanam/shared/topics/profile/columns';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import type { DetailRows } from './profile-details.view.js';
import { LISTED, ProfileDetailsRow } from './profile-details.entity.js';
import { SiblingRow } from './sibling.entity.js';

const DETAILS = DETAIL_NAMES.map((detail) => `d.${columnName(detail)} AS ${detail}`).join(', ');

@Injectable()
export class ProfileDetailsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  /** Details of all of them, by one query. */
  async ofUsers(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<Map<number, DetailRows>> {
    if (userIds.length === 0) return new Map();
    const rows = await manager.query<DetailColumns[]>(
      `SELECT d.user_id AS userId, d.version, ${DETAILS}, s.relation, s.married, s.work, s.place
       FROM profile_details d LEFT JOIN siblings s ON s.user_id = d.user_id
       WHERE d.user_id IN (?) ORDER BY s.position`,
      [userIds],
    );
    const byUser = new Map<number, DetailRows & { siblings: Sibling[] }>();
    for (const row of rows) {
      const known = byUser.get(row.userId);
      if (known) known.siblings.push(...siblingOf(row));
      else byUser.set(row.userId, { fields: fieldsOf(row), siblings: siblingOf(row), version: row.version });
    }
    return byUser;
  }

  async put(manager: EntityManager, userId: number, fields: Partial<DetailFields>, version: number): Promise<void> {
    await manager.upsert(ProfileDetailsRow, { userId, ...fields, version }, ['userId']);
    await this.changes.note(manager, [userId]);
  }

  async putSiblings(manager: EntityManager, userId: number, siblings: readonly Sibling[]): Promise<void> {
    await manager.delete(SiblingRow, { userId });
    await manager.insert(
      SiblingRow,
      siblings.map((sibling, position) => ({ userId, position, ...sibling })),
    );
  }
}

interface DetailColumns extends Omit<DetailFields, 'languages'> {
  userId: number;
  version: number;
  languages: string | null;
  relation: Sibling['relation'] | null;
  married: unknown;
  work: string | null;
  place: string | null;
}

const fieldsOf = (row: DetailColumns): DetailFields => ({
  ...row,
  languages: LISTED.from(row.languages) as DetailFields['languages'],
});

/** Raw booleans are 0 and 1. */
const siblingOf = ({ relation, married, work, place }: DetailColumns): Sibling[] =>
  relation === null ? [] : [{ relation, married: married === null ? null : Number(married) === 1, work, place }];
