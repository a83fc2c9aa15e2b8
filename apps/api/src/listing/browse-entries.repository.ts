import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { BrowseEntry } from './browse-entry.entity.js';

@Injectable()
export class BrowseEntriesRepository {
  /** The current facts, locked: this transaction's snapshot may be older. */
  async facts(manager: EntityManager, userId: number): Promise<{ user: User; profile: Profile } | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    const user = await manager.findOne(User, { where: { id: userId }, lock });
    const profile = user && (await manager.findOne(Profile, { where: { userId }, lock }));
    return user && profile ? { user, profile } : null;
  }

  async put(manager: EntityManager, entry: Omit<BrowseEntry, 'user'>): Promise<void> {
    await manager.upsert(BrowseEntry, entry, ['userId']);
  }

  async remove(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(BrowseEntry, { userId });
  }
}
