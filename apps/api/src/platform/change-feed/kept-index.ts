import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { reasonOf } from '../errors/app-error.js';
import { OneAtATime } from '../jobs/one-at-a-time.js';
import type { ChangeFeed } from './change-feed.service.js';
import { type ChangeListener } from './change-feed.service.js';
import type { IndexMemory } from './index-memory.service.js';

const MIB = 1024 * 1024;
const AGAIN_AFTER_MS = 60_000;
/** The most unreadable members that an index leaves out: more are a fault of the index. */
const MOST_LEFT_OUT = 100;
/** Other work has its turn after this many. */
export const MEMBERS_A_TURN = 500;

/** The kept facts. */
export interface Kept {
  readonly size: number;
  /** In bytes. */
  readonly memory: number;
  /** Whether a rebuild is better. */
  readonly isWorn?: boolean;
}

/**
 * Facts of all members in memory: read from the database in the background, and fresh by the change feed. Until it is
 * there, and whenever this process has not heard of changes for a while, callers go to the database.
 */
export abstract class KeptIndex<Index extends Kept>
  implements ChangeListener, OnApplicationBootstrap, BeforeApplicationShutdown
{
  protected readonly log: Logger;
  private readonly building = new OneAtATime(() =>
    this.called.isSmall ? this.build() : this.room.inTurn(() => this.build()),
  );
  protected index: Index | null = null;
  /** Who changed while an index is being built. */
  private meanwhile: Set<number> | null = null;
  private ended = false;
  private builtAgainAt = -Infinity;
  /** The number of unreadable members while it is built. */
  private leftOut = 0;
  /** Members taken in since the memory was looked at. */
  private unweighed = 0;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly room: IndexMemory,
    /** As the log calls it, and what it says when all are in it. A small one waits for no other to be built. */
    private readonly called: { readonly name: string; readonly filled: string; readonly isSmall?: true },
  ) {
    this.log = new Logger(called.name);
  }

  /** Null where it may not go on. */
  protected abstract filled(mayGoOn: (index: Index) => boolean): Promise<Index | null>;
  /** These members as they are now, MEMBERS_A_TURN at most. */
  protected abstract takeIn(index: Index, userIds: readonly number[]): Promise<void>;

  get isReady(): boolean {
    return this.index !== null && !this.feed.isBehind;
  }

  /** The index with all committed changes; null where the database must be asked. */
  async current(): Promise<Index | null> {
    if (!this.isReady) return null;
    await this.feed.caughtUp();
    return this.isReady ? this.index : null;
  }

  onApplicationBootstrap(): void {
    if (this.room.isAllowed) this.feed.listen(this);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    await this.building.end();
  }

  async changed(userIds: ReadonlySet<number>): Promise<void> {
    for (const userId of userIds) this.meanwhile?.add(userId);
    const { index } = this;
    if (!index) return;
    await this.takeInAll(index, [...userIds]);
    this.unweighed += userIds.size;
    if (this.unweighed >= MEMBERS_A_TURN && !this.hasRoom(index)) this.buildAgain();
    else if (index.isWorn) void this.building.run();
  }

  lost(): void {
    this.index = null;
    void this.building.run();
  }

  /** Resolves when an index is there that knows all that is committed now, or cannot be. */
  async rebuild(): Promise<void> {
    await this.building.run();
  }

  /** Who cannot be taken in is left out, and the index built again: a change that is not understood stops nothing. */
  protected skipping(take: () => void, userId: number, leaveOut: () => void): void {
    if (!this.isTaken(take, userId, leaveOut)) this.buildAgain();
  }

  /** The same while it is built. @throws Error where too many are left out */
  protected filling(take: () => void, userId: number, leaveOut: () => void): void {
    if (this.isTaken(take, userId, leaveOut)) return;
    this.leftOut += 1;
    if (this.leftOut > MOST_LEFT_OUT) throw new Error('Too many members could not be indexed');
  }

  private isTaken(take: () => void, userId: number, leaveOut: () => void): boolean {
    try {
      take();
      return true;
    } catch (error) {
      this.log.error(`Member ${userId} could not be indexed: ${reasonOf(error)}`);
      leaveOut();
      return false;
    }
  }

  private buildAgain(): void {
    if (performance.now() - this.builtAgainAt < AGAIN_AFTER_MS) return;
    this.builtAgainAt = performance.now();
    void this.building.run();
  }

  private async takeInAll(index: Index, userIds: readonly number[]): Promise<void> {
    for (let from = 0; from < userIds.length; from += MEMBERS_A_TURN) {
      await this.takeIn(index, userIds.slice(from, from + MEMBERS_A_TURN));
      await turn();
    }
  }

  private async build(): Promise<void> {
    const began = performance.now();
    this.meanwhile = new Set();
    this.leftOut = 0;
    try {
      const index = await this.filled((part) => !this.ended && this.hasRoom(part));
      if (!index) return;
      await this.catchUp(index, this.meanwhile);
      this.index = index;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const mb = Math.ceil(index.memory / MIB);
      this.log.log(`${index.size} ${this.called.filled} in ${seconds} s, ${mb} MB`);
    } catch (error) {
      this.log.warn(`The index could not be built: ${reasonOf(error)}`);
      if (!this.ended) setTimeout(() => void this.building.run(), AGAIN_AFTER_MS).unref();
    } finally {
      this.meanwhile = null;
    }
  }

  /** Repeats until no member has changed in the meantime: later changes reach this index directly. */
  private async catchUp(index: Index, meanwhile: Set<number>): Promise<void> {
    while (meanwhile.size > 0) {
      const some = [...meanwhile];
      meanwhile.clear();
      await this.takeInAll(index, some);
    }
  }

  private hasRoom(index: Index): boolean {
    this.unweighed = 0;
    if (this.room.take(this, index.memory)) return true;
    this.log.warn('More memory than BROWSE_INDEX_MB is needed, so the database answers instead');
    this.index = null;
    return false;
  }
}
