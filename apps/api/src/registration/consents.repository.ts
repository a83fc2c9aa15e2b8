import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Consent, type ConsentKind } from './consent.entity.js';

/** R34: the versions of the texts that the terms checkbox of the registration stands for. */
const TEXT_VERSIONS: Readonly<Record<ConsentKind, string>> = {
  terms: '2026-06-01',
  privacy: '2026-06-01',
  'intent-to-marry': '2026-06-01',
};

@Injectable()
export class ConsentsRepository {
  async record(manager: EntityManager, consent: Pick<Consent, 'userId' | 'ip' | 'agreedAt'>): Promise<void> {
    const kinds = Object.keys(TEXT_VERSIONS) as ConsentKind[];
    await manager.insert(
      Consent,
      kinds.map((kind) => ({ ...consent, kind, textVersion: TEXT_VERSIONS[kind] })),
    );
  }
}
