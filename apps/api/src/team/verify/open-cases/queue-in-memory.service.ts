import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { ChangeFeed } from '../../../platform/change-feed/change-feed.service.js';
import { IndexMemory } from '../../../platform/change-feed/index-memory.service.js';
import { KeptIndex } from '../../../platform/change-feed/kept-index.js';
import { OpenCases, type FoundCases, type OpenCase, type QueueWish } from './open-cases.js';
import { OpenCasesRepository, type LanePlace } from './open-cases.repository.js';

const ROWS_AT_ONCE = 1000;
const LANES = [0, 1, 2, 3];

/** Counts and pages the team's queue; each change of an open case is noted for its member. */
@Injectable()
export class QueueInMemory extends KeptIndex<OpenCases> {
  constructor(
    private readonly cases: OpenCasesRepository,
    feed: ChangeFeed,
    room: IndexMemory,
  ) {
    super(feed, room, { name: 'QueueInMemory', filled: 'open cases listed', isSmall: true });
  }

  /** Null where the database is to be asked. */
  async find(wish: QueueWish, slice: { offset: number; count: number }): Promise<FoundCases | null> {
    const index = await this.current();
    return index && index.find(wish, slice);
  }

  protected async takeIn(index: OpenCases, userIds: readonly number[]): Promise<void> {
    const opened = await this.cases.ofUsers(userIds);
    for (const userId of userIds) index.remove(userId);
    for (const each of opened) index.put(each);
  }

  protected async filled(mayGoOn: (index: OpenCases) => boolean): Promise<OpenCases | null> {
    const index = new OpenCases();
    for (const lane of LANES) {
      let part: OpenCase[] = [];
      do {
        const last: LanePlace = part.at(-1) ?? { lane, enteredAt: 0, id: 0 };
        part = await this.cases.after(last, ROWS_AT_ONCE);
        for (const each of part) index.put(each);
        if (!mayGoOn(index)) return null;
        await turn();
      } while (part.length === ROWS_AT_ONCE);
    }
    return index;
  }
}
