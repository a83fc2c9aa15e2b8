import {
  IDENTITY_KINDS,
  isIdentityKind,
  type DocumentKind,
  type IdentityKind,
  type TraceableKind,
} from '@kalyanam/shared/vocabulary/documents';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { IdentityNumber } from './identity-number.entity.js';

/** Two members who entered the same number. */
export interface SameNumber {
  userId: number;
  otherId: number;
  kind: TraceableKind;
}

@Injectable()
export class IdentityRepository {
  constructor(private readonly database: DataSource) {}

  /** In the order in which they were given. */
  ofUsers(userIds: readonly number[]): Promise<IdentityNumber[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    return this.database.getRepository(IdentityNumber).find({ where: { userId: In([...userIds]) }, order });
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
    return this.database
      .createQueryBuilder(IdentityNumber, 'own')
      .innerJoin(IdentityNumber, 'other', 'other.fingerprint = own.fingerprint AND other.user_id <> own.user_id')
      .select('own.user_id', 'userId')
      .addSelect('other.user_id', 'otherId')
      .addSelect('own.kind', 'kind')
      .where('own.user_id IN (:...userIds)', { userIds })
      .orderBy('own.user_id')
      .addOrderBy('other.user_id')
      .getRawMany<SameNumber>();
  }
}
