import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExternalIdentity } from './external-identity.entity.js';

export type Identity = Pick<ExternalIdentity, 'issuer' | 'subject' | 'userId'>;

@Injectable()
export class ExternalIdentitiesRepository {
  constructor(private readonly database: DataSource) {}

  find(key: Pick<ExternalIdentity, 'issuer' | 'subject'>): Promise<ExternalIdentity | null> {
    return this.database.getRepository(ExternalIdentity).findOneBy(key);
  }

  exists(manager: EntityManager, identity: Identity): Promise<boolean> {
    return manager.existsBy(ExternalIdentity, identity);
  }

  forUser(userId: number): Promise<ExternalIdentity[]> {
    return this.database.getRepository(ExternalIdentity).find({ where: { userId }, order: { linkedAt: 'ASC' } });
  }

  /** A link that exists stays as it is. */
  async insert(manager: EntityManager, identity: Omit<ExternalIdentity, 'user'>): Promise<void> {
    await manager.createQueryBuilder().insert().into(ExternalIdentity).values(identity).orIgnore().execute();
  }

  async removeAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(ExternalIdentity, { userId });
  }
}
