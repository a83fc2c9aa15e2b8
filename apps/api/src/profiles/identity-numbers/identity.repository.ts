import {
  IDENTITY_KINDS,
  isIdentityKind,
  type DocumentKind,
  type IdentityKind,
  type TraceableKind,
} from '@kalyanam/shared/base/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { IdentityNumber } from './identity-number.entity.js';

/** Two members who entered the same number. */
export interface SameNumber {
  userId: number;
  otherId: number;
  kind: TraceableKind;
}

/** What the team reads of a number. */
export type ShownNumber = Pick<IdentityNumber, 'userId' | 'kind' | 'last4' | 'wellFormed' | 'erasedAt'>;

@Injectable()
export class IdentityRepository {
  constructor(private readonly database: DataSource) {}

  /** In the order in which they were given. Without the numbers themselves. */
  async shownOfUsers(userIds: readonly number[]): Promise<ShownNumber[]> {
    const rows = await this.database.query<(Omit<ShownNumber, 'wellFormed'> & { wellFormed: number })[]>(
      `SELECT user_id AS userId, kind, last4, well_formed AS wellFormed, erased_at AS erasedAt
       FROM identity_numbers WHERE user_id IN (?) ORDER BY created_at, id`,
      [userIds],
    );
    return rows.map((row) => ({ ...row, wellFormed: Boolean(row.wellFormed) }));
  }

  find(userId: number, kind: DocumentKind): Promise<IdentityNumber | null> {
    return this.database.getRepository(IdentityNumber).findOneBy({ userId, kind });
  }

  /** A member has one number of each kind: a new one replaces the old one. */
  async put(manager: EntityManager, number: Partial<IdentityNumber>): Promise<void> {
    await manager.upsert(IdentityNumber, number, { conflictPaths: ['userId', 'kind'] });
  }

  async givenIn(manager: EntityManager, userId: number): Promise<IdentityKind | null> {
    const given = await manager.findOneBy(IdentityNumber, { userId, kind: In(IDENTITY_KINDS), erasedAt: IsNull() });
    return given && isIdentityKind(given.kind) ? given.kind : null;
  }

  /** Erased numbers of other documents stay: they find a second account. */
  async removeOthers(manager: EntityManager, userId: number, kept: readonly DocumentKind[]): Promise<void> {
    await manager.delete(IdentityNumber, { userId, kind: Not(In([...kept])), erasedAt: IsNull() });
  }

  async erase(manager: EntityManager, userId: number, now: Date): Promise<void> {
    await manager.update(IdentityNumber, { userId, erasedAt: IsNull() }, { sealed: null, erasedAt: now });
  }

  async fingerprints(manager: EntityManager, userId: number): Promise<{ kind: TraceableKind; fingerprint: Buffer }[]> {
    const numbers = await manager.findBy(IdentityNumber, { userId });
    return numbers.flatMap(({ kind, fingerprint }) =>
      fingerprint && kind !== 'aadhaar-masked' ? [{ kind, fingerprint }] : [],
    );
  }

  sameNumbers(userIds: readonly number[]): Promise<SameNumber[]> {
    return this.database.query(
      `SELECT own.kind, own.user_id AS userId, other.user_id AS otherId
       FROM identity_numbers own JOIN identity_numbers other
         ON other.fingerprint = own.fingerprint AND other.user_id <> own.user_id
       WHERE own.user_id IN (?) ORDER BY own.user_id, other.user_id`,
      [userIds],
    );
  }
}
