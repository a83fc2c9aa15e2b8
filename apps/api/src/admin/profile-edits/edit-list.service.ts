/** R30: the queue of changes pending review. */
import type { ProfileEditRow, ProfileEditsPage, ProfileEditsQuery } from '@kalyanam/shared/admin/profile-edits';
import { Injectable } from '@nestjs/common';
import type { Answer } from '../../common/http/answer.js';
import { PhotoAddresses } from '../../files/photos/photo-addresses.js';
import { PhotosService } from '../../files/photos/photos.service.js';
import { condition, MOST_PAGED, orderOf, sliceOf, when, type ListPlan } from '../lists/list-query.js';
import { memberIn } from '../lists/member-search.js';
import { Lists, SHORT } from '../lists/lists.service.js';
import type { AdminPrincipal } from '../../team/admin-principal.js';
import { EditListRepository } from './edit-list.repository.js';
import { editView } from './edit.view.js';

@Injectable()
export class EditList {
  constructor(
    private readonly edits: EditListRepository,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly lists: Lists,
  ) {}

  page(query: ProfileEditsQuery, admin: AdminPrincipal): Promise<Answer<ProfileEditsPage>> {
    return this.lists.page(planOf(query), sliceOf(query), (ids) => this.read(ids, admin));
  }

  private async read(
    ids: readonly number[],
    { sessionId, role }: AdminPrincipal,
  ): Promise<Map<number, ProfileEditRow>> {
    const rows = await this.edits.rows(ids);
    const photos = await this.photos.ofUsers(rows.map(({ userId }) => userId));
    const viewer = { kind: 'admin', sessionId } as const;
    return new Map(
      rows.map((row) => {
        const own = (photos.get(row.userId) ?? []).map((photo) => this.addresses.view(photo, viewer));
        return [row.id, editView(row, own, role)];
      }),
    );
  }
}

const planOf = (query: ProfileEditsQuery): ListPlan => ({
  from: 'profile_edits e',
  key: 'e.id',
  where: [
    condition(query.state === 'closed' ? 'e.decided_at IS NOT NULL' : 'e.decided_at IS NULL'),
    ...when(query.q, (typed) => memberIn('e.user_id', typed, 'edits')),
  ],
  ...(query.state === 'closed' && {
    countUpTo: query.q?.trim() ? SHORT : MOST_PAGED,
    inOrder: 'profile_edits e FORCE INDEX (ix_profile_edits_asked)',
  }),
  sort: 'e.asked_at',
  order: orderOf(query, 'ASC'),
});
