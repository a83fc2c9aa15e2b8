import type { ChangeListener } from './change-feed.service.js';

interface Load {
  readonly changed: Set<number>;
  all: boolean;
}

/**
 * Facts by member, as many as fit, kept until a change of the member is heard of. A value read while the member changes
 * is used and not kept.
 */
export class MemberCache<V> implements ChangeListener {
  private readonly kept = new Map<number, V>();
  private readonly loads = new Set<Load>();

  /** @param load those of the members who have such facts */
  constructor(
    private readonly most: number,
    private readonly load: (userIds: readonly number[]) => Promise<ReadonlyMap<number, V>>,
  ) {}

  /** Without those who have no such facts. */
  async byIds(userIds: readonly number[]): Promise<ReadonlyMap<number, V>> {
    const found = new Map<number, V>();
    const missing: number[] = [];
    for (const userId of userIds) {
      const value = this.kept.get(userId);
      if (value === undefined) missing.push(userId);
      else found.set(userId, value);
    }
    if (missing.length > 0) for (const [userId, value] of await this.loaded(missing)) found.set(userId, value);
    return found;
  }

  changed(userIds: ReadonlySet<number>): void {
    for (const userId of userIds) {
      this.kept.delete(userId);
      for (const load of this.loads) load.changed.add(userId);
    }
  }

  lost(): void {
    this.kept.clear();
    for (const load of this.loads) load.all = true;
  }

  private async loaded(userIds: readonly number[]): Promise<ReadonlyMap<number, V>> {
    const load: Load = { changed: new Set(), all: false };
    this.loads.add(load);
    try {
      const values = await this.load(userIds);
      if (!load.all) for (const [userId, value] of values) if (!load.changed.has(userId)) this.keep(userId, value);
      return values;
    } finally {
      this.loads.delete(load);
    }
  }

  private keep(userId: number, value: V): void {
    this.kept.set(userId, value);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
  }
}
