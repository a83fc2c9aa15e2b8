import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { IdentityNumber } from './identity-number.entity.js';

/** Two members who entered the same number. */
export interface SameNumber {
  userId: number;
  otherId: number;
  kind: DocumentKind;
}

@Injectable()
export class IdentityRepository {
  constructor(private readonly database: DataSource) {}

  ofUsers(userIds: readonly number[]): Promise<IdentityNumber[]> {
    return this.database.getRepository(IdentityNumber).findBy({ userId: In([...userIds]) });
  }

  find(userId: number, kind: DocumentKind): Promise<IdentityNumber | null> {
    return this.database.getRepository(IdentityNumber).findOneBy({ userId, kind });
  }

  /** A member has one number of each kind: a new one replaces the old one. */
  async put(manager: EntityManager, number: Partial<IdentityNumber>): Promise<void> {
    await manager.upsert(IdentityNumber, number, { conflictPaths: ['userId', 'kind'] });
  }

  async erase(manager: EntityManager, userId: number, now: Date): Promise<void> {
    await manager.update(IdentityNumber, { userId, erasedAt: IsNull() }, { sealed: null, erasedAt: now });
  }

  async fingerprints(manager: EntityManager, userId: number): Promise<{ kind: DocumentKind; fingerprint: Buffer }[]> {
    const numbers = await manager.findBy(IdentityNumber, { userId });
    return numbers.flatMap(({ kind, fingerprint }) => (fingerprint ? [{ kind, fingerprint }] : []));
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
