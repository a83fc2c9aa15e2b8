import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

const MIB = 1024 * 1024;

/** What this process keeps in memory about all members shares BROWSE_INDEX_MB, and is built one after the other. */
@Injectable()
export class IndexMemory {
  private readonly taken = new Map<object, number>();
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly settings: Settings) {}

  get isAllowed(): boolean {
    return this.settings.browseIndexMb > 0;
  }

  /** Whether this many bytes fit next to the others; a refused owner takes nothing. */
  take(owner: object, bytes: number): boolean {
    this.taken.set(owner, bytes);
    const all = [...this.taken.values()].reduce((sum, each) => sum + each, 0);
    const hasRoom = all <= this.settings.browseIndexMb * MIB;
    if (!hasRoom) this.taken.delete(owner);
    return hasRoom;
  }

  inTurn(build: () => Promise<void>): Promise<void> {
    const mine = this.last.then(build);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
