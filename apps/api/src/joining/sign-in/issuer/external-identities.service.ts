import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/time/clock.js';
import { ExternalIdentity } from './external-identity.entity.js';

export type Identity = Pick<ExternalIdentity, 'issuer' | 'subject' | 'userId'>;

/** The only writer of `external_identities`; the key is (issuer, subject), never an email address. */
@Injectable()
export class ExternalIdentities {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The member an identity signs in; null if it is not linked. */
  async userIdOf(issuer: string, subject: string): Promise<number | null> {
    return (await this.database.getRepository(ExternalIdentity).findOneBy({ issuer, subject }))?.userId ?? null;
  }

  forUser(userId: number): Promise<ExternalIdentity[]> {
    return this.database.getRepository(ExternalIdentity).find({ where: { userId }, order: { linkedAt: 'ASC' } });
  }

  isLinked(manager: EntityManager, identity: Identity): Promise<boolean> {
    return manager.existsBy(ExternalIdentity, identity);
  }

  /** An existing link stays unchanged. */
  async link(manager: EntityManager, identity: Identity): Promise<void> {
    const linked = { ...identity, linkedAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(ExternalIdentity).values(linked).orIgnore().execute();
  }

  /**
   * Unlinks all identity services from the account. Callers that link or unlink must lock the account's row. The owner
   * loses nothing: their own identity, with the account's verified email, is linked again at its next sign-in.
   */
  async unlink(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(ExternalIdentity, { userId });
  }
}
