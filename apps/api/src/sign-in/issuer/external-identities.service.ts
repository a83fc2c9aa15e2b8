import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ExternalIdentitiesRepository, type Identity } from './external-identities.repository.js';
import type { ExternalIdentity } from './external-identity.entity.js';

/** The one writer of `external_identities`; the key is (issuer, subject), never an e-mail address. */
@Injectable()
export class ExternalIdentities {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly clock: Clock,
  ) {}

  /** The member whom an identity signs in; null for an unknown one. */
  async userIdOf(issuer: string, subject: string): Promise<number | null> {
    return (await this.identities.find({ issuer, subject }))?.userId ?? null;
  }

  forUser(userId: number): Promise<ExternalIdentity[]> {
    return this.identities.forUser(userId);
  }

  isLinked(manager: EntityManager, identity: Identity): Promise<boolean> {
    return this.identities.exists(manager, identity);
  }

  link(manager: EntityManager, identity: Identity): Promise<void> {
    return this.identities.insert(manager, { ...identity, linkedAt: this.clock.now() });
  }

  /**
   * No identity service signs in to the account any more. Whoever links or unlinks has locked the account's row. The
   * owner loses nothing: her own identity, of the account's proved e-mail, is linked again when it signs in.
   */
  unlink(manager: EntityManager, userId: number): Promise<void> {
    return this.identities.removeAll(manager, userId);
  }
}
