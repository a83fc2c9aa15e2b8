/** What the owner changes for the team, with its rows in the audit log. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { TeamSettings, TeamSettingsAnswer, TeamSettingsRequest } from '@kalyanam/shared/team/settings';
import type {
  TemplateAnswer,
  TemplateRemovedAnswer,
  TemplateRequest,
  TemplatesAnswer,
} from '@kalyanam/shared/team/templates';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditDetails } from '../../../people/audit/audit-row.js';
import type { Answer } from '../../../platform/http/answer.js';
import { TeamSettingsService } from '../../../people/team-settings/team-settings.service.js';
import { ReplyTemplates } from '../../../people/team-settings/reply-templates.service.js';
import { PhotoReviews } from '../../../profiles/photos/photo-reviews.service.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

@Injectable()
export class SettingsChanges {
  constructor(
    private readonly teamSettings: TeamSettingsService,
    private readonly templates: ReplyTemplates,
    private readonly photos: PhotoReviews,
    private readonly entries: BrowseEntries,
    private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async settings(): Promise<Answer<TeamSettingsAnswer>> {
    const { settings, version, changed } = await this.teamSettings.versioned();
    return { settings, version, changed: changed && { by: changed.by, at: changed.at.toISOString() } };
  }

  /** @throws AppError changed-meanwhile when another version was looked at */
  async change({ version, ...wish }: TeamSettingsRequest, actor: Actor): Promise<Answer<TeamSettingsAnswer>> {
    const before = await this.database.transaction(async (manager) => {
      const before = await this.teamSettings.change(manager, wish, { version, adminId: actor.admin.adminId });
      const details = changesIn(before, wish);
      await this.audit.write(manager, { ...actedBy(actor), action: 'settings-changed', subject: 'settings', details });
      return before;
    });
    if (before.photoReview !== wish.photoReview) await this.listWaitingPhotos();
    return this.settings();
  }

  /** Others see photos that wait now, or no longer: so the listing says. */
  private async listWaitingPhotos(): Promise<void> {
    for (const userId of await this.photos.owners())
      await this.database.transaction((manager) => this.entries.refresh(manager, userId));
  }

  async allTemplates(): Promise<Answer<TemplatesAnswer>> {
    return { templates: await this.templates.all() };
  }

  async addTemplate(wish: TemplateRequest, actor: Actor): Promise<Answer<TemplateAnswer>> {
    const template = await this.database.transaction(async (manager) => {
      const added = await this.templates.add(manager, wish);
      const { id, title } = added;
      const subject = `template:${id}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'template-added', subject, details: { title } });
      return added;
    });
    return { message: ADMIN_MESSAGES.templateSaved, template };
  }

  /** @throws AppError not-found */
  async changeTemplate(id: string, wish: TemplateRequest, actor: Actor): Promise<Answer<TemplateAnswer>> {
    const template = await this.database.transaction(async (manager) => {
      const changed = await this.templates.change(manager, id, wish);
      const { title } = changed;
      const subject = `template:${id}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'template-changed', subject, details: { title } });
      return changed;
    });
    return { message: ADMIN_MESSAGES.templateSaved, template };
  }

  /** @throws AppError not-found */
  async removeTemplate(id: string, actor: Actor): Promise<Answer<TemplateRemovedAnswer>> {
    await this.database.transaction(async (manager) => {
      const title = await this.templates.remove(manager, id);
      const subject = `template:${id}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'template-removed', subject, details: { title } });
    });
    return { message: ADMIN_MESSAGES.templateRemoved };
  }
}

/** The settings that change, each as it is from now on. */
const changesIn = (before: TeamSettings, after: TeamSettings): AuditDetails =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as keyof TeamSettings] !== value));
