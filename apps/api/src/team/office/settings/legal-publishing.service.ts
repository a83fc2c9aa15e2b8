/** R34: an owner publishes new versions of the legal texts; those that were in force stay readable. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type {
  LegalTextChangeAnswer,
  LegalVersion,
  LegalVersionsAnswer,
  PublishTextRequest,
} from '@kalyanam/shared/team/legal-texts';
import { isCalendarDate } from '@kalyanam/shared/base/india-time';
import { LEGAL_KINDS, LEGAL_LIMITS, type LegalKind } from '@kalyanam/shared/topics/legal/legal-text';
import { en } from '@kalyanam/shared/topics/legal/legal-texts.en';
import { te } from '@kalyanam/shared/topics/legal/legal-texts.te';
import { TEXT_VERSIONS } from '@kalyanam/shared/base/text-versions';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { LegalTexts } from '../../../people/legal-texts/legal-texts.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

type Stateless = Omit<LegalVersion, 'state'>;

const builtIn = (kind: LegalKind): Stateless => ({
  kind,
  version: TEXT_VERSIONS[kind],
  en: en[kind],
  te: te[kind],
  published: null,
});

/** Versions of one kind, newest first. */
function withStates(versions: Stateless[], today: string): LegalVersion[] {
  const inForce = versions.find(({ version }) => version <= today);
  return versions.map((text) => ({
    ...text,
    state: text.version > today ? 'planned' : text === inForce ? 'in-force' : 'over',
  }));
}

@Injectable()
export class LegalPublishing {
  constructor(
    private readonly texts: LegalTexts,
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async all(): Promise<Answer<LegalVersionsAnswer>> {
    const rows = await this.texts.published(LEGAL_LIMITS.versions);
    const published = rows.map(({ kind, version, en, te, publisher, publishedAt }): Stateless => ({
      kind,
      version,
      en,
      te,
      published: { by: publisher.username, at: publishedAt.toISOString() },
    }));
    const today = this.texts.today();
    const versions = LEGAL_KINDS.flatMap(({ value: kind }) =>
      withStates([...published.filter((text) => text.kind === kind), builtIn(kind)], today),
    );
    return { versions };
  }

  /** @throws AppError invalid-form for a day in the past, or not after every version there is */
  async publish(wish: PublishTextRequest, actor: Actor): Promise<Answer<LegalTextChangeAnswer>> {
    await this.database.transaction(async (manager) => {
      await this.texts.publish(manager, wish, actor.admin.adminId);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'legal-text-published',
        subject: `text:${wish.kind}`,
        details: { version: wish.version },
      });
    });
    return { message: ADMIN_MESSAGES.legalPublished };
  }

  /** @throws AppError not-found when it is in force or never was */
  async remove(kind: string, version: string, actor: Actor): Promise<Answer<LegalTextChangeAnswer>> {
    if (!isValueOf(LEGAL_KINDS, kind) || !isCalendarDate(version)) throw new AppError('not-found');
    await this.database.transaction(async (manager) => {
      await this.texts.removePlanned(manager, kind, version);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'legal-text-removed',
        subject: `text:${kind}`,
        details: { version },
      });
    });
    return { message: ADMIN_MESSAGES.legalRemoved };
  }
}
