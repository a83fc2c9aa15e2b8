import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import type { Owner } from './profile.policy.js';
import {
  RELATION_COLUMNS,
  RELATION_JOINS,
  relationOf,
  relationValues,
  unagreed,
  type Relation,
  type RelationRow,
} from '../../people/relations/relation.sql.js';

/** An owner, and the viewer's relation to them. */
export type OwnerFacts = Owner & Relation;

export type OwnerRow = Omit<
  Owner,
  'isActive' | 'married' | 'blockedEitherWay' | 'acceptedInterest' | 'photosGranted' | 'contactDenied'
> &
  RelationRow &
  Record<'isActive' | 'married', unknown>;

/** R45: while the candidate has not agreed the profile is shown to no one, whatever the status of its account is. */
const STATUS = `IF(${unagreed('u.id')}, 'not-verified', u.verification_status)`;

/** Columns of `users` u and `profiles` p, next to the joins of a relation. */
export const OWNER_COLUMNS = `u.id AS userId, ${STATUS} AS verificationStatus,
  u.account_status AS accountStatus, p.is_active AS isActive, p.married_at IS NOT NULL AS married,
  p.contact_visibility AS contactVisibility, p.more_visible AS moreVisible,
  p.photo_visibility AS photoVisibility, ${RELATION_COLUMNS}`;

@Injectable()
export class ProfileVisibilityRepository {
  constructor(private readonly database: DataSource) {}

  /** What the policy needs about an owner, and the viewer's relation to them. */
  async owner(
    viewerId: number,
    where: Pick<User, 'id'> | Pick<User, 'publicId'> | Pick<User, 'memberCode'>,
    manager: EntityManager = this.database.manager,
  ): Promise<OwnerFacts | null> {
    const [column, value] = columnOf(where);
    const [row] = await manager.query<OwnerRow[]>(
      `SELECT ${OWNER_COLUMNS} FROM users u JOIN profiles p ON p.user_id = u.id ${RELATION_JOINS} WHERE u.${column} = ?`,
      [...relationValues(viewerId), value],
    );
    return row ? ownerFacts(row) : null;
  }
}

function columnOf(where: Pick<User, 'id'> | Pick<User, 'publicId'> | Pick<User, 'memberCode'>) {
  if ('id' in where) return ['id', where.id] as const;
  return 'publicId' in where ? (['public_id', where.publicId] as const) : (['member_code', where.memberCode] as const);
}

/** Raw booleans are 0 and 1. */
export const ownerFacts = (row: OwnerRow): OwnerFacts => ({
  userId: row.userId,
  verificationStatus: row.verificationStatus,
  accountStatus: row.accountStatus,
  isActive: Number(row.isActive) === 1,
  married: Number(row.married) === 1,
  contactVisibility: row.contactVisibility,
  moreVisible: row.moreVisible,
  photoVisibility: row.photoVisibility,
  ...relationOf(row),
});
