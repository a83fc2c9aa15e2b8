import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Block } from './block.entity.js';

export interface BlockRow {
  readonly blockedId: number;
  readonly publicId: string;
  readonly since: Date;
}

@Injectable()
export class BlocksRepository {
  constructor(private readonly database: DataSource) {}

  exists(blockerId: number, blockedId: number): Promise<boolean> {
    return this.database.getRepository(Block).existsBy({ blockerId, blockedId });
  }

  async insert(manager: EntityManager, blockerId: number, blockedId: number, since: Date): Promise<void> {
    await manager.query(
      `INSERT INTO blocks (blocker_id, blocked_id, since) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE since = since`,
      [blockerId, blockedId, since],
    );
  }

  async remove(blockerId: number, blockedId: number): Promise<void> {
    await this.database.getRepository(Block).delete({ blockerId, blockedId });
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
