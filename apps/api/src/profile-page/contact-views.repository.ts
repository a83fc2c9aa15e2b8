import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../common/http/paging.js';
import { ContactView } from './contact-view.entity.js';

@Injectable()
export class ContactViewsRepository {
  constructor(private readonly database: DataSource) {}

  /** One row per pair; if the last view was after `since`, another one only updates `last_at`. */
  async note(
    manager: EntityManager,
    { ownerId, viewerId, now, since }: { ownerId: number; viewerId: number; now: Date; since: Date },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO contact_views (owner_id, viewer_id, first_at, last_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE times = times + (last_at <= ?), last_at = VALUES(last_at)`,
      [ownerId, viewerId, now, now, since],
    );
  }

  /** The owners whose contact details this viewer has seen since then. */
  async ownersSince(manager: EntityManager, viewerId: number, since: Date): Promise<Set<number>> {
    const views = await manager.find(ContactView, {
      select: { ownerId: true },
      where: { viewerId, lastAt: MoreThanOrEqual(since) },
    });
    return new Set(views.map(({ ownerId }) => ownerId));
  }

  /** The most recent first, with the total. */
  page(ownerId: number, page: Page): Promise<[ContactView[], number]> {
    const [take, skip] = limitOf(page);
    return this.database
      .getRepository(ContactView)
      .findAndCount({ where: { ownerId }, order: { lastAt: 'DESC', viewerId: 'DESC' }, take, skip });
  }
}
