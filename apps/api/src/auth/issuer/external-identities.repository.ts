import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExternalIdentity } from './external-identity.entity.js';

@Injectable()
export class ExternalIdentitiesRepository {
  constructor(private readonly database: DataSource) {}

  find(key: Pick<ExternalIdentity, 'issuer' | 'subject'>): Promise<ExternalIdentity | null> {
    return this.database.getRepository(ExternalIdentity).findOneBy(key);
  }

  newestOf(userId: number): Promise<ExternalIdentity | null> {
    return this.database.getRepository(ExternalIdentity).findOne({ where: { userId }, order: { linkedAt: 'DESC' } });
  }

  /** A link that exists stays as it is. */
  async insert(manager: EntityManager, identity: Omit<ExternalIdentity, 'user'>): Promise<void> {
    await manager.createQueryBuilder().insert().into(ExternalIdentity).values(identity).orIgnore().execute();
  }
}
