import type { PhotoRequestState } from '@kalyanam/shared/contracts/photo-requests';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { SHOWN, shownValues } from '../../people/relations/relation.sql.js';
import { PhotoGrantRow } from './photo-grant.entity.js';
import { PhotoRequestRow } from './photo-request.entity.js';

export interface Asked {
  readonly viewerId: number;
  readonly publicId: string;
  readonly askedAt: Date;
  readonly state: PhotoRequestState;
}

/** Requests `q` to an owner (`?`), from members `u` the owner may see now. */
export const PHOTO_REQUESTS = `FROM photo_requests q JOIN users u ON u.id = q.viewer_id JOIN profiles p ON p.user_id = u.id
  LEFT JOIN photo_grants g ON g.owner_id = q.owner_id AND g.viewer_id = q.viewer_id AND g.revoked_at IS NULL
  WHERE q.owner_id = ? AND ${SHOWN}`;

export const NOT_ANSWERED = `q.state = 'waiting'`;

@Injectable()
export class PhotoRequestsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  find(manager: EntityManager, ownerId: number, viewerId: number): Promise<PhotoRequestRow | null> {
    return manager.findOneBy(PhotoRequestRow, { ownerId, viewerId });
  }

  async ask(manager: EntityManager, ownerId: number, viewerId: number, askedAt: Date): Promise<void> {
    await manager.insert(PhotoRequestRow, { ownerId, viewerId, askedAt, state: 'waiting' });
    await this.changes.note(manager, [viewerId]);
  }

  async answer(manager: EntityManager, ownerId: number, viewerId: number, state: 'granted' | 'not-now'): Promise<void> {
    await manager.update(PhotoRequestRow, { ownerId, viewerId }, { state });
  }

  async isGranted(manager: EntityManager, ownerId: number, viewerId: number): Promise<boolean> {
    const grant = await manager.findOneBy(PhotoGrantRow, { ownerId, viewerId });
    return grant !== null && grant.revokedAt === null;
  }

  async grant(manager: EntityManager, ownerId: number, viewerId: number, grantedAt: Date): Promise<void> {
    await manager.upsert(PhotoGrantRow, { ownerId, viewerId, grantedAt, revokedAt: null }, ['ownerId', 'viewerId']);
    await this.changes.note(manager, [viewerId]);
  }

  async revoke(manager: EntityManager, ownerId: number, viewerId: number, revokedAt: Date): Promise<void> {
    await manager.update(PhotoGrantRow, { ownerId, viewerId }, { revokedAt });
  }

  async page(ownerId: number, page: Page): Promise<Asked[]> {
    return this.database.query<Asked[]>(
      `SELECT q.viewer_id AS viewerId, u.public_id AS publicId, q.asked_at AS askedAt,
         CASE WHEN g.viewer_id IS NOT NULL THEN 'granted' WHEN q.state = 'waiting' THEN 'waiting' ELSE 'not-now' END AS state
       ${PHOTO_REQUESTS} ORDER BY (${NOT_ANSWERED}) DESC, q.asked_at DESC, q.viewer_id DESC LIMIT ? OFFSET ?`,
      [ownerId, ...shownValues(ownerId), ...limitOf(page)],
    );
  }

  async count(ownerId: number): Promise<{ total: number; waiting: number }> {
    const [row] = await this.database.query<{ total: unknown; waiting: unknown }[]>(
      `SELECT COUNT(*) AS total, COUNT(CASE WHEN ${NOT_ANSWERED} THEN 1 END) AS waiting ${PHOTO_REQUESTS}`,
      [ownerId, ...shownValues(ownerId)],
    );
    return { total: Number(row?.total), waiting: Number(row?.waiting) };
  }
}
