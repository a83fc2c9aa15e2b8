import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { Block } from './block.entity.js';

export interface BlockRow {
  readonly blockedId: number;
  readonly publicId: string;
  readonly since: Date;
}

@Injectable()
export class BlocksRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  exists(blockerId: number, blockedId: number): Promise<boolean> {
    return this.database.getRepository(Block).existsBy({ blockerId, blockedId });
  }

  async insert(manager: EntityManager, blockerId: number, blockedId: number, since: Date): Promise<void> {
    await manager.query(
      `INSERT INTO blocks (blocker_id, blocked_id, since) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE since = since`,
      [blockerId, blockedId, since],
    );
    await this.changes.note(manager, [blockerId, blockedId]);
  }

  async remove(blockerId: number, blockedId: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(Block, { blockerId, blockedId });
      if (affected) await this.changes.note(manager, [blockerId, blockedId]);
    });
  }

  /** Newest first. */
  forUser(blockerId: number): Promise<BlockRow[]> {
    return this.database.query<BlockRow[]>(
      `SELECT b.blocked_id AS blockedId, u.public_id AS publicId, b.since FROM blocks b JOIN users u ON u.id = b.blocked_id
       WHERE b.blocker_id = ? ORDER BY b.since DESC, b.blocked_id DESC`,
      [blockerId],
    );
  }
}
