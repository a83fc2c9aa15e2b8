import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { Clock } from '../../platform/time/clock.js';
import { SHOWN, shownValues } from '../../people/relations/relation.sql.js';
import { Dismissal } from './dismissal.entity.js';
import { ShortlistEntry } from './shortlist-entry.entity.js';

/** What a member may mark another's profile as: saved, or not for them. */
export type MarkKind = 'shortlist' | 'dismissals';

const ENTITIES = { shortlist: ShortlistEntry, dismissals: Dismissal } as const;
const FULL = { shortlist: 'shortlist-full', dismissals: 'dismissals-full' } as const;
const TABLES = { shortlist: 'shortlist_entries', dismissals: 'dismissals' } as const;

const seen = (
  kind: MarkKind,
): string => `FROM ${TABLES[kind]} m JOIN users u ON u.id = m.profile_user_id JOIN profiles p ON p.user_id = u.id
  WHERE m.user_id = ? AND ${SHOWN}`;

/** The only writer of `shortlist_entries` and `dismissals`. */
@Injectable()
export class ShortlistRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller must lock the member's account. Hidden profiles count too.
   * @throws AppError shortlist-full, dismissals-full
   */
  async add(manager: EntityManager, kind: MarkKind, userId: number, profileUserId: number): Promise<void> {
    const entity = ENTITIES[kind];
    if (await manager.existsBy(entity, { userId, profileUserId })) return;
    if ((await manager.countBy(entity, { userId })) >= LIMITS[kind]) throw new AppError(FULL[kind]);
    await manager.insert(entity, { userId, profileUserId, addedAt: this.clock.now() });
    await this.changes.note(manager, [userId]);
  }

  async remove(kind: MarkKind, userId: number, profileUserId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(ENTITIES[kind], { userId, profileUserId });
      if (affected) await this.changes.note(manager, [userId]);
    });
  }

  /** The last added first, without profiles hidden from the member. */
  async ids(kind: MarkKind, userId: number, page: Page): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT u.id ${seen(kind)} ORDER BY m.added_at DESC, u.id DESC LIMIT ? OFFSET ?`,
      [userId, ...shownValues(userId), ...limitOf(page)],
    );
    return rows.map((row) => row.id);
  }

  async count(kind: MarkKind, userId: number): Promise<number> {
    const [row] = await this.database.query<{ total: unknown }[]>(`SELECT COUNT(*) AS total ${seen(kind)}`, [
      userId,
      ...shownValues(userId),
    ]);
    return Number(row?.total);
  }
}
