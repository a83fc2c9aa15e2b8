import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import {
  livingWishes,
  WISH_NAMES,
  type Wishes,
  type WishesVisible,
  type WishName,
} from '@kalyanam/shared/topics/matching/wishes';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { WishesRow } from './wishes.entity.js';

export interface StatedWishes {
  readonly wishes: Wishes;
  readonly visible: WishesVisible;
  readonly hideFromMisfits: boolean;
  readonly version: number;
}

/** A member's own, with what no one else is to know. */
export interface OwnWishes extends StatedWishes {
  /** R115: the musts that the member has removed from the list. */
  readonly aside: WishName[];
}

export const NO_WISHES: StatedWishes = { wishes: {}, visible: 'counts', hideFromMisfits: false, version: 1 };

/** The only writer of `wishes`. */
@Injectable()
export class MemberWishes {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  async forUser(userId: number, manager?: EntityManager): Promise<StatedWishes> {
    return (await this.ofAll([userId], manager)).get(userId)!;
  }

  /** Each of the members is in the map. */
  async ofAll(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<ReadonlyMap<number, StatedWishes>> {
    const rows = await manager.find(WishesRow, { where: { userId: In([...userIds]) } });
    const stated = new Map(rows.map((row) => [row.userId, statedBy(row)]));
    return new Map(userIds.map((userId) => [userId, stated.get(userId) ?? NO_WISHES]));
  }

  /** Whether anyone wishes a subcaste. */
  async name(manager: EntityManager, subcaste: string): Promise<boolean> {
    const rows = await manager.query<{ items: string }[]>('SELECT items FROM wishes WHERE items LIKE ?', [
      `%"${subcaste}"%`,
    ]);
    return rows.some(({ items }) => (JSON.parse(items) as Wishes).subcaste?.value.includes(subcaste));
  }

  async own(userId: number, manager: EntityManager = this.database.manager): Promise<OwnWishes> {
    const row = await manager.findOneBy(WishesRow, { userId });
    return row ? { ...statedBy(row), aside: asideIn(row) } : { ...NO_WISHES, aside: [] };
  }

  /** The member's account must be locked. */
  async setAside(manager: EntityManager, userId: number, musts: readonly WishName[]): Promise<void> {
    const { aside } = await this.own(userId, manager);
    const all = WISH_NAMES.filter((wish) => aside.includes(wish) || musts.includes(wish));
    await manager.update(WishesRow, { userId }, { setAside: all.join() });
  }

  /**
   * Other wishes bring back the musts that were removed from the list (R115). The member's account must be locked.
   * @throws AppError changed-meanwhile unless it edits the newest version
   */
  async put(manager: EntityManager, userId: number, wished: StatedWishes): Promise<void> {
    const { wishes, version, ...settings } = wished;
    const before = await this.forUser(userId, manager);
    if (before.version !== version) throw new AppError('changed-meanwhile');
    const isOther = JSON.stringify(itemsOf(before.wishes)) !== JSON.stringify(itemsOf(wishes));
    const row = {
      userId,
      items: JSON.stringify(wishes),
      ...settings,
      version: version + 1,
      ...(isOther && { setAside: '' }),
    };
    await manager.upsert(WishesRow, row, ['userId']);
    await this.changes.note(manager, [userId]);
  }
}

const asideIn = ({ setAside }: WishesRow): WishName[] => {
  const names = setAside.split(',');
  return WISH_NAMES.filter((wish) => names.includes(wish));
};

/** In the order in which answers list them. */
export const itemsOf = (wishes: Wishes): WishItem[] =>
  WISH_NAMES.flatMap((wish) => {
    const stated = wishes[wish];
    return stated ? [{ wish, ...stated }] : [];
  });

/** Also of a raw row, where booleans are 0 and 1. */
export const statedBy = ({ items, visible, hideFromMisfits, version }: WishesRow): StatedWishes => ({
  wishes: livingWishes(JSON.parse(items) as Wishes),
  visible,
  hideFromMisfits: Boolean(hideFromMisfits),
  version,
});
