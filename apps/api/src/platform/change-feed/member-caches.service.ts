import { Injectable } from '@nestjs/common';
import { ChangeFeed } from './change-feed.service.js';
import { IndexMemory } from './index-memory.service.js';
import { MemberCache } from './member-cache.js';

type Load<V> = (userIds: readonly number[]) => Promise<ReadonlyMap<number, V>>;

/** Makes caches that hear of changes. R74: while this process hears of none, and where nothing may be kept, the database is asked. */
@Injectable()
export class MemberCaches {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly room: IndexMemory,
  ) {}

  /** False while the database is asked about everyone. */
  get areCurrent(): boolean {
    return this.room.isAllowed && !this.feed.isBehind;
  }

  /** @param most how many members are kept */
  of<V>(most: number, load: Load<V>): Load<V> {
    if (!this.room.isAllowed) return load;
    const cache = new MemberCache(most, load);
    this.feed.listen(cache);
    return async (userIds) => {
      if (this.feed.isBehind) return load(userIds);
      await this.feed.caughtUp();
      return cache.byIds(userIds);
    };
  }
}
