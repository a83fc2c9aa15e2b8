import type { DeskDraftKind } from '@kalyanam/shared/topics/family/drafts';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { DeskDraft } from '../../people/seats/desk-draft.entity.js';

export type NamedDraft = DeskDraft & {
  readonly name: string | null;
  /** What it led to has been taken back. */
  readonly undone: boolean;
};

const BATCH = 200;

@Injectable()
export class DeskDraftsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, draft: Partial<DeskDraft>): Promise<void> {
    await manager.insert(DeskDraft, draft);
  }

  /** The same suggestion of this family member, still undecided. */
  same(
    manager: EntityManager,
    one: { profileUserId: number; byUserId: number; aboutUserId: number | null; kind: DeskDraftKind; payload: string },
  ): Promise<DeskDraft | null> {
    const { aboutUserId, payload, ...alike } = one;
    // About another family there is one of a kind; of changes there are as many as differ.
    const which = aboutUserId === null ? { aboutUserId: IsNull(), payload } : { aboutUserId };
    return manager.findOneBy(DeskDraft, { ...alike, ...which, open: 1 });
  }

  lock(manager: EntityManager, profileUserId: number, publicId: string): Promise<DeskDraft | null> {
    return manager.findOne(DeskDraft, { where: { profileUserId, publicId }, lock: { mode: 'pessimistic_write' } });
  }

  async settle(manager: EntityManager, id: number, values: Partial<DeskDraft>): Promise<void> {
    await manager.update(DeskDraft, { id }, values);
  }

  async one(profileUserId: number, publicId: string): Promise<NamedDraft | null> {
    const [draft] = await this.named(profileUserId, (query) => query.andWhere('d.public_id = :publicId', { publicId }));
    return draft ?? null;
  }

  /** The oldest first. */
  open(profileUserId: number, most: number): Promise<NamedDraft[]> {
    return this.named(profileUserId, (query) => query.andWhere('d.open = 1').orderBy('d.id').limit(most));
  }

  page(profileUserId: number, page: Page): Promise<NamedDraft[]> {
    const [limit, offset] = limitOf(page);
    return this.named(profileUserId, (query) => query.orderBy('d.id', 'DESC').limit(limit).offset(offset));
  }

  count(profileUserId: number, open = false): Promise<number> {
    return this.database.getRepository(DeskDraft).countBy({ profileUserId, ...(open && { open: 1 }) });
  }

  /** Open ones made before a moment; those about which the candidate was not yet told again only if asked. */
  async waiting(before: Date, notReminded: boolean): Promise<Pick<DeskDraft, 'profileUserId' | 'publicId'>[]> {
    return this.database.query(
      `SELECT profile_user_id AS profileUserId, public_id AS publicId FROM desk_drafts
       WHERE open = 1 AND made_at <= ? ${notReminded ? 'AND reminded_at IS NULL' : ''} ORDER BY made_at LIMIT ?`,
      [before, BATCH],
    );
  }

  private async named(
    profileUserId: number,
    narrowed: (query: ReturnType<DeskDraftsRepository['query']>) => ReturnType<DeskDraftsRepository['query']>,
  ): Promise<NamedDraft[]> {
    const { entities, raw } = await narrowed(this.query(profileUserId)).getRawAndEntities<{
      name: string | null;
      undoneAt: Date | null;
    }>();
    return entities.map((draft, index) =>
      Object.assign(draft, { name: raw[index]?.name ?? null, undone: Boolean(raw[index]?.undoneAt) }),
    );
  }

  private query(profileUserId: number) {
    return (
      this.database
        .createQueryBuilder(DeskDraft, 'd')
        .leftJoin(
          'desk_members',
          'm',
          'm.profile_user_id = d.profile_user_id AND m.user_id = d.by_user_id AND m.live = 1',
        )
        .leftJoin('users', 'h', 'h.id = m.user_id')
        // An act that a suggestion led to carries its public id.
        .leftJoin('desk_acts', 'a', 'a.public_id = d.public_id')
        .addSelect('h.own_name', 'name')
        .addSelect('a.undone_at', 'undoneAt')
        .where('d.profile_user_id = :profileUserId', { profileUserId })
    );
  }
}
