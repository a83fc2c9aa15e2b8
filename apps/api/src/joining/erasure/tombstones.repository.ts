import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { Tombstone } from './tombstone.entity.js';

/** Limited so that the log fits its column. */
const NEWEST = 500;

@Injectable()
export class TombstonesRepository {
  constructor(private readonly database: DataSource) {}

  async removeBefore(moment: Date): Promise<void> {
    await this.database.getRepository(Tombstone).delete({ deletedAt: LessThan(moment) });
  }

  async insert(manager: EntityManager, tombstone: Tombstone): Promise<void> {
    await manager.insert(Tombstone, tombstone);
  }

  /** Addresses and times of a member's sign-ins, newest first. */
  signIns(manager: EntityManager, userId: number): Promise<{ ip: string; at: Date }[]> {
    return manager.query(`SELECT ip, at FROM sign_ins WHERE user_id = ? ORDER BY at DESC LIMIT ?`, [userId, NEWEST]);
  }
}
