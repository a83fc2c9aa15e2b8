import {
  OPTIONAL_CONSENT_VERSIONS,
  OPTIONAL_CONSENTS,
  TEXT_VERSIONS,
  type ConsentKind,
  type OptionalConsent,
} from '@kalyanam/shared/base/text-versions';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { LegalTexts } from '../legal-texts/legal-texts.service.js';
import { Consent } from './consent.entity.js';

/** What members agree to, by joining or separately: the log of each consent with its text, time and address. */
@Injectable()
export class MemberConsents {
  constructor(
    private readonly database: DataSource,
    private readonly texts: LegalTexts,
    private readonly clock: Clock,
  ) {}

  /** A new account agrees to the versions in force: of all texts, or of these kinds only. */
  async join(
    manager: EntityManager,
    { userId, ip }: Pick<Consent, 'userId' | 'ip'>,
    kinds: readonly ConsentKind[] = Object.keys(TEXT_VERSIONS) as ConsentKind[],
  ): Promise<void> {
    const versions = await this.texts.versions(manager);
    const agreedAt = this.clock.now();
    await manager.insert(
      Consent,
      kinds.map((kind) => ({ userId, ip, agreedAt, kind, textVersion: versions[kind] })),
    );
  }

  /** When each was given that is in force. */
  async given(
    userId: number,
    manager: EntityManager = this.database.manager,
  ): Promise<ReadonlyMap<OptionalConsent, Date>> {
    const rows = await manager.find(Consent, {
      where: { userId, kind: In([...OPTIONAL_CONSENTS]), withdrawnAt: IsNull() },
    });
    return new Map(rows.map(({ kind, agreedAt }) => [kind as OptionalConsent, agreedAt]));
  }

  async isGiven(userId: number, kind: OptionalConsent, manager?: EntityManager): Promise<boolean> {
    return (await this.given(userId, manager)).has(kind);
  }

  /** Given again, it keeps its first time. The member's account must be locked. */
  async give(manager: EntityManager, userId: number, kind: OptionalConsent, ip: string): Promise<void> {
    if (await this.isGiven(userId, kind, manager)) return;
    const textVersion = OPTIONAL_CONSENT_VERSIONS[kind];
    await manager.insert(Consent, { userId, kind, textVersion, ip, agreedAt: this.clock.now() });
  }

  /** The log keeps the row. What rested on it must be erased in the same transaction. */
  async withdraw(manager: EntityManager, userId: number, kind: OptionalConsent): Promise<void> {
    await manager.update(Consent, { userId, kind, withdrawnAt: IsNull() }, { withdrawnAt: this.clock.now() });
  }
}
