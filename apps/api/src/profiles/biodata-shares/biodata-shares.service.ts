import type { BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource, In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { removeInBatches } from '../../platform/database/retries.js';
import { BiodataShareRow, ErasedLink, type RevokedBy } from './biodata-share.entity.js';

/** As long as the ledger keeps its openings. */
const KEPT_SECONDS = 400 * 86_400;

export type NewShare = BiodataChoice &
  Pick<BiodataShareRow, 'publicId' | 'ownerId' | 'createdBy' | 'forWhom' | 'tokenHash' | 'expiresAt'>;
type Change = Partial<
  BiodataChoice & Pick<BiodataShareRow, 'forWhom' | 'expiresAt' | 'revokedAt' | 'revokedBy' | 'revokedByUser'>
>;

/** The only writer of `biodata_shares` and `erased_links`. Methods that take a manager join its transaction. */
@Injectable()
export class BiodataShares {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Newest first, with the total. */
  page(ownerId: number, page: Page): Promise<[BiodataShareRow[], number]> {
    const [take, skip] = limitOf(page);
    return this.database.manager.findAndCount(BiodataShareRow, {
      where: { ownerId },
      order: { id: 'DESC' },
      take,
      skip,
    });
  }

  find(ownerId: number, publicId: string): Promise<BiodataShareRow | null> {
    return this.database.manager.findOneBy(BiodataShareRow, { ownerId, publicId });
  }

  byToken(tokenHash: Buffer): Promise<BiodataShareRow | null> {
    return this.database.manager.findOneBy(BiodataShareRow, { tokenHash });
  }

  /** Whether it was a link of an account that is erased. */
  wasErased(tokenHash: Buffer): Promise<boolean> {
    return this.database.manager.existsBy(ErasedLink, { tokenHash });
  }

  byPublicId(publicId: string): Promise<BiodataShareRow | null> {
    return this.database.manager.findOneBy(BiodataShareRow, { publicId });
  }

  /** The names of these links, for their owner. */
  async named(ownerId: number, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager.find(BiodataShareRow, {
      select: { id: true, forWhom: true },
      where: { ownerId, id: In([...ids]) },
    });
    return new Map(rows.map(({ id, forWhom }) => [id, forWhom]));
  }

  countOpen(ownerId: number, manager: EntityManager = this.database.manager): Promise<number> {
    const open = { ownerId, revokedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    return manager.countBy(BiodataShareRow, open);
  }

  /** For the team: how many there are, and how often they were opened. */
  async counts(ownerId: number): Promise<{ links: number; open: number; views: number }> {
    const [row] = await this.database.query<{ links: unknown; views: unknown }[]>(
      'SELECT COUNT(*) AS links, COALESCE(SUM(views), 0) AS views FROM biodata_shares WHERE owner_id = ?',
      [ownerId],
    );
    return { links: Number(row?.links), views: Number(row?.views), open: await this.countOpen(ownerId) };
  }

  last(manager: EntityManager, ownerId: number): Promise<BiodataShareRow | null> {
    return manager.findOne(BiodataShareRow, { where: { ownerId }, order: { id: 'DESC' } });
  }

  /** Locked until the transaction ends. */
  lock(manager: EntityManager, ownerId: number, publicId: string): Promise<BiodataShareRow | null> {
    return manager.findOne(BiodataShareRow, { where: { ownerId, publicId }, lock: { mode: 'pessimistic_write' } });
  }

  /** The owner's account must be locked. */
  async insert(manager: EntityManager, share: NewShare): Promise<void> {
    await manager.insert(BiodataShareRow, { ...share, createdAt: this.clock.now() });
  }

  /** Changes a locked row. */
  async change(manager: EntityManager, { id, version }: BiodataShareRow, change: Change): Promise<void> {
    await manager.update(BiodataShareRow, { id }, { ...change, version: version + 1 });
  }

  /** All that are open; how many those were. */
  async revokeAll(manager: EntityManager, ownerId: number, revokedBy: RevokedBy): Promise<number> {
    const now = this.clock.now();
    const { affected } = await manager.update(
      BiodataShareRow,
      { ownerId, revokedAt: IsNull(), expiresAt: MoreThan(now) },
      { revokedAt: now, revokedBy, version: () => 'version + 1' },
    );
    return affected ?? 0;
  }

  /** Before the account and its links are deleted: the tokens alone are kept, as hashes. */
  async keepErased(manager: EntityManager, ownerId: number): Promise<void> {
    await manager.query(
      'INSERT INTO erased_links (token_hash, erased_at) SELECT token_hash, ? FROM biodata_shares WHERE owner_id = ?',
      [this.clock.now(), ownerId],
    );
  }

  /** Whether it is the first opening. */
  async opened(manager: EntityManager, id: number): Promise<boolean> {
    const now = this.clock.now();
    const first = await manager.update(BiodataShareRow, { id, firstViewedAt: IsNull() }, { firstViewedAt: now });
    await manager.update(BiodataShareRow, { id }, { views: () => 'views + 1', lastViewedAt: now });
    return (first.affected ?? 0) > 0;
  }

  @Cron(CronExpression.EVERY_DAY_AT_3AM)
  async forgetOld(): Promise<void> {
    const old = 'DELETE FROM biodata_shares WHERE expires_at < ? ORDER BY expires_at';
    await removeInBatches(this.database, old, this.clock.inSeconds(-KEPT_SECONDS));
    const erased = 'DELETE FROM erased_links WHERE erased_at < ? ORDER BY erased_at';
    await removeInBatches(this.database, erased, this.clock.inSeconds(-KEPT_SECONDS));
  }
}
