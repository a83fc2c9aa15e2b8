/** Sentences that the team uses again and again; the only writer of their table. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { TEMPLATE_LIMITS, type ReplyTemplate, type TemplateRequest } from '@kalyanam/shared/team/templates';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { ReplyTemplateRow } from './reply-template.entity.js';

const view = ({ publicId: id, purpose, title, en, te }: ReplyTemplateRow): ReplyTemplate => ({
  id,
  purpose,
  title,
  en,
  te,
});

const columns = ({ purpose, title, en, te }: TemplateRequest) => ({
  purpose,
  title: title.trim(),
  en: en.trim(),
  te: (te ?? '').trim(),
});

@Injectable()
export class ReplyTemplates {
  constructor(private readonly database: DataSource) {}

  async all(): Promise<ReplyTemplate[]> {
    const rows = await this.database
      .getRepository(ReplyTemplateRow)
      .find({ order: { purpose: 'ASC', title: 'ASC', id: 'ASC' } });
    return rows.map(view);
  }

  /** @throws AppError invalid-form when there are as many as there may be */
  async add(manager: EntityManager, wish: TemplateRequest): Promise<ReplyTemplate> {
    if ((await manager.count(ReplyTemplateRow)) >= TEMPLATE_LIMITS.templates)
      throw fieldError('title', ADMIN_MESSAGES.tooManyTemplates);
    const row = { publicId: publicId(), ...columns(wish) };
    await manager.insert(ReplyTemplateRow, { ...row });
    return { id: row.publicId, ...columns(wish) };
  }

  /** @throws AppError not-found */
  async change(manager: EntityManager, id: string, wish: TemplateRequest): Promise<ReplyTemplate> {
    const { affected } = await manager.update(ReplyTemplateRow, { publicId: id }, columns(wish));
    if (affected !== 1) throw new AppError('not-found');
    return { id, ...columns(wish) };
  }

  /** Returns its title. @throws AppError not-found */
  async remove(manager: EntityManager, id: string): Promise<string> {
    const row = await manager.findOneBy(ReplyTemplateRow, { publicId: id });
    if (!row) throw new AppError('not-found');
    await manager.delete(ReplyTemplateRow, { id: row.id });
    return row.title;
  }
}
