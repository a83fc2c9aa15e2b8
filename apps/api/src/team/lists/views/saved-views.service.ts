/** Each administrator's own views of the lists; the only writer of their table. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { SavedView, SavedViewsAnswer, SaveViewRequest } from '@kalyanam/shared/team/views';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { publicId } from '../../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Admin } from '../../../people/team-accounts/admin.entity.js';
import { SavedViewRow } from './saved-view.entity.js';

const view = ({ publicId: id, list, name, query, isDefault }: SavedViewRow): SavedView => ({
  id,
  list,
  name,
  query,
  isDefault,
});

@Injectable()
export class SavedViews {
  constructor(private readonly database: DataSource) {}

  async all(adminId: number): Promise<Answer<SavedViewsAnswer>> {
    return { views: await this.forAdmin(this.database.manager, adminId) };
  }

  /** Returns all views, with the one saved. @throws AppError invalid-form when there are as many as there may be */
  save(adminId: number, request: SaveViewRequest): Promise<Answer<SavedViewsAnswer>> {
    return this.database.transaction(async (manager) => {
      // The owner's row is locked, so that two tabs keep the limits together.
      await manager.findOne(Admin, { where: { id: adminId }, lock: { mode: 'pessimistic_write' } });
      const { list } = request;
      const query = given(request.query) ?? '';
      const name = request.name.trim();
      const isDefault = request.isDefault ?? false;
      if (isDefault) await manager.update(SavedViewRow, { adminId, list }, { isDefault: false });
      const known = await manager.findOneBy(SavedViewRow, { adminId, list, name });
      if (known) await manager.update(SavedViewRow, { id: known.id }, { query, isDefault });
      else {
        if ((await manager.countBy(SavedViewRow, { adminId })) >= TEAM_LIMITS.views.count)
          throw fieldError('name', ADMIN_MESSAGES.tooManyViews);
        await manager.insert(SavedViewRow, { publicId: publicId(), adminId, list, name, query, isDefault });
      }
      return { views: await this.forAdmin(manager, adminId) };
    });
  }

  /** @throws AppError not-found, also for a colleague's */
  async remove(adminId: number, id: string): Promise<void> {
    const { affected } = await this.database.manager.delete(SavedViewRow, { adminId, publicId: id });
    if (affected !== 1) throw new AppError('not-found');
  }

  private async forAdmin(manager: EntityManager, adminId: number): Promise<SavedView[]> {
    return (await manager.find(SavedViewRow, { where: { adminId }, order: { list: 'ASC', id: 'ASC' } })).map(view);
  }
}
