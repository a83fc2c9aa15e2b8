import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ExternalIdentity } from './external-identity.entity.js';

export type Identity = Pick<ExternalIdentity, 'issuer' | 'subject' | 'userId'>;

/** The one writer of `external_identities`; the key is (issuer, subject), never an e-mail address. */
@Injectable()
export class ExternalIdentities {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The member whom an identity signs in; null for an unknown one. */
  async userIdOf(issuer: string, subject: string): Promise<number | null> {
    return (await this.database.getRepository(ExternalIdentity).findOneBy({ issuer, subject }))?.userId ?? null;
  }

  forUser(userId: number): Promise<ExternalIdentity[]> {
    return this.database.getRepository(ExternalIdentity).find({ where: { userId }, order: { linkedAt: 'ASC' } });
  }

  isLinked(manager: EntityManager, identity: Identity): Promise<boolean> {
    return manager.existsBy(ExternalIdentity, identity);
  }

  /** A link that exists stays as it is. */
  async link(manager: EntityManager, identity: Identity): Promise<void> {
    const linked = { ...identity, linkedAt: this.clock.now() };
    await manager.createQueryBuilder().insert().into(ExternalIdentity).values(linked).orIgnore().execute();
  }

  /**
   * No identity service signs in to the account any more. Whoever links or unlinks has locked the account's row. The
   * owner loses nothing: her own identity, of the account's proved e-mail, is linked again when it signs in.
   */
  async unlink(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(ExternalIdentity, { userId });
  }
}
