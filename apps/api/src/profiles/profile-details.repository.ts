import type { DetailFields } from '@kalyanam/shared/details/details';
import type { Sibling } from '@kalyanam/shared/details/siblings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberChanges } from '../member-changes/member-changes.service.js';
import type { DetailRows } from './profile-details.view.js';
import { ProfileDetailsRow } from './profile-details.entity.js';
import { SiblingRow } from './sibling.entity.js';

@Injectable()
export class ProfileDetailsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  /** Of all of them, by one query. */
  async ofUsers(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<Map<number, DetailRows>> {
    if (userIds.length === 0) return new Map();
    const { entities, raw } = await manager
      .createQueryBuilder(ProfileDetailsRow, 'd')
      .leftJoin(SiblingRow, 's', 's.user_id = d.user_id')
      .addSelect(['s.relation', 's.married', 's.work', 's.place', 's.position'])
      .where('d.user_id IN (:...userIds)', { userIds })
      .orderBy('s.position')
      .getRawAndEntities<SiblingColumns>();
    return new Map(
      entities.map((row) => [
        row.userId,
        {
          fields: row,
          siblings: raw.filter(({ d_user_id }) => Number(d_user_id) === row.userId).flatMap(siblingOf),
          version: row.version,
        },
      ]),
    );
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

interface SiblingColumns {
  d_user_id: unknown;
  s_relation: Sibling['relation'] | null;
  s_married: unknown;
  s_work: string | null;
  s_place: string | null;
}

/** Raw booleans are 0 and 1. */
const siblingOf = ({ s_relation, s_married, s_work, s_place }: SiblingColumns): Sibling[] =>
  s_relation === null
    ? []
    : [
        {
          relation: s_relation,
          married: s_married === null ? null : Number(s_married) === 1,
          work: s_work,
          place: s_place,
        },
      ];
