/** R34: what members agree to; the only writer of its table. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { PublishTextRequest } from '@kalyanam/shared/team/legal-texts';
import type { LegalTextAnswer } from '@kalyanam/shared/contracts/legal-text';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { LEGAL_KINDS, type LegalKind } from '@kalyanam/shared/topics/legal/legal-text';
import { TEXT_VERSIONS, type ConsentKind } from '@kalyanam/shared/base/text-versions';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { duplicateKey } from '../../platform/database/errors.js';
import { LegalTextRow } from './legal-text.entity.js';

const asText = (parts: readonly string[]): string => parts.map((part) => part.trim()).join('\n\n');

@Injectable()
export class LegalTexts {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async inForce(kind: LegalKind): Promise<Answer<LegalTextAnswer>> {
    const row = await this.newest(this.database.manager, kind);
    return { text: row && { version: row.version, en: row.en, te: row.te } };
  }

  /** The version of each text that a member agrees to at this moment. */
  async versions(manager: EntityManager): Promise<Record<ConsentKind, string>> {
    const versions: Record<ConsentKind, string> = { ...TEXT_VERSIONS };
    for (const { value: kind } of LEGAL_KINDS) {
      const row = await this.newest(manager, kind);
      if (row) versions[kind] = row.version;
    }
    return versions;
  }

  /** Newest first, planned ones too. */
  published(most: number): Promise<LegalTextRow[]> {
    return this.database
      .getRepository(LegalTextRow)
      .find({ order: { version: 'DESC', id: 'DESC' }, take: most, relations: { publisher: true } });
  }

  today(): string {
    return dateInIndia(this.clock.now());
  }

  /** @throws AppError invalid-form for a day in the past, or not after every version there is */
  async publish(manager: EntityManager, wish: PublishTextRequest, adminId: number): Promise<void> {
    const { kind, version, en, te } = wish;
    if (version < this.today()) throw fieldError('version', ADMIN_MESSAGES.legalDay);
    const latest = await manager.findOne(LegalTextRow, { where: { kind }, order: { version: 'DESC' } });
    if (version <= (latest?.version ?? TEXT_VERSIONS[kind])) throw fieldError('version', ADMIN_MESSAGES.legalLater);
    const row = { kind, version, en: asText(en), te: asText(te), publishedBy: adminId };
    try {
      await manager.insert(LegalTextRow, { ...row, publishedAt: this.clock.now() });
    } catch (error) {
      if (duplicateKey(error) === null) throw error;
      throw fieldError('version', ADMIN_MESSAGES.legalLater);
    }
  }

  /** @throws AppError not-found when it is in force or never was */
  async removePlanned(manager: EntityManager, kind: string, version: string): Promise<void> {
    const row = await manager.findOneBy(LegalTextRow, { kind: kind as LegalKind, version });
    if (!row || row.version <= this.today()) throw new AppError('not-found');
    await manager.delete(LegalTextRow, { id: row.id });
  }

  private newest(manager: EntityManager, kind: LegalKind): Promise<LegalTextRow | null> {
    return manager.findOne(LegalTextRow, {
      where: { kind, version: LessThanOrEqual(this.today()) },
      order: { version: 'DESC' },
    });
  }
}
