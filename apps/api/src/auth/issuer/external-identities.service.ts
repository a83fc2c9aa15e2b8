import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';
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

  of(userId: number): Promise<ExternalIdentity | null> {
    return this.identities.newestOf(userId);
  }

  link(manager: EntityManager, identity: Pick<ExternalIdentity, 'issuer' | 'subject' | 'userId'>): Promise<void> {
    return this.identities.insert(manager, { ...identity, linkedAt: this.clock.now() });
  }
}
