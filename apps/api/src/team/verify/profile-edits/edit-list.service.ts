/** R30: the queue of changes pending review. */
import type { ProfileEditRow, ProfileEditsQuery } from '@kalyanam/shared/team/profile-edits';
import { Injectable } from '@nestjs/common';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import { PhotosService } from '../../../profiles/photos/photos.service.js';
import { ProfileDetailsService } from '../../../profiles/profile/profile-details.service.js';
import { NEVER_TOLD } from '../../../profiles/profile/profile-details.view.js';
import { condition, MOST_PAGED, orderOf, when, type Condition, type ListPlan } from '../../lists/list-query.js';
import { memberHas, memberMeant, membersFound, type Meant } from '../../lists/member-search.js';
import { Lists, SHORT } from '../../lists/lists.service.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { EditListRepository } from './edit-list.repository.js';
import { editView } from './edit.view.js';

@Injectable()
export class EditList {
  constructor(
    private readonly edits: EditListRepository,
    private readonly details: ProfileDetailsService,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly lists: Lists,
  ) {}

  async plan(query: ProfileEditsQuery): Promise<ListPlan> {
    return planOf(query, await this.lists.meant(query.q, 'edits'));
  }

  async read(ids: readonly number[], { sessionId, role }: AdminPrincipal): Promise<Map<number, ProfileEditRow>> {
    const rows = await this.edits.rows(ids);
    const userIds = rows.map(({ userId }) => userId);
    const [photos, details] = await Promise.all([this.photos.ofUsers(userIds), this.details.ofUsers(userIds)]);
    const viewer = { kind: 'admin', sessionId } as const;
    return new Map(
      rows.map((row) => {
        const own = (photos.get(row.userId) ?? []).map((photo) => this.addresses.view(photo, viewer));
        return [row.id, editView(row, details.get(row.userId) ?? NEVER_TOLD, own, role)];
      }),
    );
  }
}

function planOf(query: ProfileEditsQuery, meant: Meant): ListPlan {
  const isCommon = meant === 'many';
  const isClosed = query.state === 'closed';
  const inState = condition(isClosed ? 'e.decided_at IS NOT NULL' : 'e.decided_at IS NULL');
  const index = isClosed ? 'ix_profile_edits_asked' : 'ix_profile_edits_queue';
  return {
    from: isCommon ? `profile_edits e FORCE INDEX (${index})` : 'profile_edits e',
    key: 'e.id',
    where: [inState, ...when(query.q, (typed) => memberMeant('e.user_id', typed, 'edits', meant))],
    ...(isClosed && {
      countUpTo: query.q?.trim() ? SHORT : MOST_PAGED,
      ...(!isCommon && { inOrder: `profile_edits e FORCE INDEX (${index})` }),
    }),
    ...(isCommon && { matches: () => (isClosed ? decidedOf(query, inState) : openOf(query)) }),
    sort: 'e.asked_at',
    order: orderOf(query, 'ASC'),
  };
}

/** Starts from the words: nearly every member of this list has one that is decided. */
const decidedOf = ({ q = '' }: ProfileEditsQuery, inState: Condition): Condition =>
  membersFound(q, {
    list: 'edits',
    joined: 'STRAIGHT_JOIN profile_edits e FORCE INDEX (ix_profile_edits_user) ON e.user_id = w0.user_id',
    filters: [inState],
    what: 'e.id',
  });

/** Each open one is its member's only one, and the index of that holds no others. */
function openOf({ q = '' }: ProfileEditsQuery): Condition {
  const { sql, values } = memberHas('e.open_user_id', q);
  return {
    sql: `SELECT 1 FROM profile_edits e FORCE INDEX (uq_profile_edits_open) WHERE e.open_user_id > 0 AND ${sql}`,
    values,
  };
}
