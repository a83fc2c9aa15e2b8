import { GENDERS, type Gender } from '@kalyanam/shared/vocabulary/people';
import { LIMITS } from '@kalyanam/shared/limits';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { reasonOf } from '../../common/errors/app-error.js';
import { OneAtATime } from '../../common/one-at-a-time.js';
import { Settings } from '../../config/settings.js';
import { ChangeFeed, type ChangeListener } from '../../member-changes/change-feed.service.js';
import { criteriaOf, offsetOf, orderOf, withoutSame, type Listed, type Listing, type Totals } from '../listed.js';
import type { Criterion } from '../criterion.js';
import { countOf } from './bits.js';
import { GenderIndex } from './gender-index.js';
import { FROM_THE_START, IndexedMembers, type After } from './indexed-members.repository.js';

type Index = Readonly<Record<Gender, GenderIndex>>;

const MIB = 1024 * 1024;
const ROWS_AT_ONCE = 2000;
/** Others have their turn after so many. */
const MEMBERS_A_TURN = 500;
/** Beyond these, the index is built anew: positions that no one has any more cost time and memory. */
const MOST_UNUSED = { share: 0.25, besides: 20_000 };
const MOST_LATE = 2000;
const AGAIN_AFTER_MS = 60_000;

/**
 * Answers lists from memory. Until it is built, and whenever this process has not heard of changes for a while, the table
 * of the listing answers instead (Listings).
 */
@Injectable()
export class ListingIndex implements Listing, ChangeListener, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('ListingIndex');
  private readonly building = new OneAtATime(() => this.build());
  private index: Index | null = null;
  /** Who changed while an index is being built. */
  private meanwhile: Set<number> | null = null;
  private ended = false;
  private failedAt = -Infinity;

  constructor(
    private readonly members: IndexedMembers,
    private readonly feed: ChangeFeed,
    private readonly settings: Settings,
  ) {}

  get isReady(): boolean {
    return this.index !== null && !this.feed.isBehind;
  }

  onApplicationBootstrap(): void {
    if (this.settings.browseIndexMb > 0) this.feed.listen(this);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    await this.building.end();
  }

  async changed(userIds: ReadonlySet<number>): Promise<void> {
    for (const userId of userIds) this.meanwhile?.add(userId);
    const { index } = this;
    if (index) await this.takeIn(index, [...userIds]);
    if (index && isWorn(index)) void this.building.run();
  }

  lost(): void {
    this.index = null;
    void this.building.run();
  }

  /** Resolves when an index is there that knows all that is committed now, or cannot be. */
  async rebuild(): Promise<void> {
    await this.building.run();
  }

  totals(listed: Listed): Promise<Totals> {
    const index = this.of(listed);
    return Promise.resolve(
      index.ask(criteriaOf(listed), (found) => {
        const hidden = listed.question.hideSame ? index.takeOut(found, listed.same) : 0;
        return { total: countOf(found), hidden };
      }),
    );
  }

  ids(listed: Listed, most: number = LIMITS.browsePageSize): Promise<number[]> {
    const index = this.of(listed);
    const order = orderOf(listed.question);
    return Promise.resolve(
      index.ask(withoutSame(listed), (found) => index.page(found, order, offsetOf(listed.question), most)),
    );
  }

  before(listed: Listed, userId: number): Promise<number> {
    const index = this.of(listed);
    return Promise.resolve(
      index.ask(withoutSame(listed), (found) => index.before(found, orderOf(listed.question), userId)),
    );
  }

  /** Of those who meet the first criteria, how many meet each of the others. */
  counts(listed: Listed, criteria: readonly Criterion[], others: readonly Criterion[]): number[] {
    const index = this.of(listed);
    return index.ask(criteria, (found) => others.map((other) => index.countIn(found, other)));
  }

  private of({ question }: Listed): GenderIndex {
    if (!this.index) throw new Error('The index is not there');
    return this.index[question.filters.gender];
  }

  private async takeIn(index: Index, userIds: readonly number[]): Promise<void> {
    for (let from = 0; from < userIds.length; from += MEMBERS_A_TURN) {
      const some = userIds.slice(from, from + MEMBERS_A_TURN);
      const listed = new Map((await this.members.byIds(some)).map((member) => [member.userId, member]));
      for (const userId of some) {
        const member = listed.get(userId);
        try {
          for (const { value: gender } of GENDERS) {
            if (member && member.entry.gender === gender) index[gender].put(member);
            else index[gender].remove(userId);
          }
        } catch (error) {
          this.log.error(`A member could not be indexed, so the index is built again: ${reasonOf(error)}`);
          this.buildAgain();
        }
      }
      await turn();
    }
  }

  private buildAgain(): void {
    if (performance.now() - this.failedAt < AGAIN_AFTER_MS) return;
    this.failedAt = performance.now();
    void this.building.run();
  }

  private async build(): Promise<void> {
    const began = performance.now();
    this.meanwhile = new Set();
    try {
      const index = await this.filled();
      if (!index) return;
      await this.takeIn(index, [...this.meanwhile]);
      this.index = index;
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      this.log.log(`${sizeOf(index)} members indexed in ${seconds} s, ${Math.ceil(memoryOf(index) / MIB)} MB`);
    } catch (error) {
      this.log.warn(`The index could not be built: ${reasonOf(error)}`);
      this.again();
    } finally {
      this.meanwhile = null;
    }
  }

  private again(): void {
    if (!this.ended) setTimeout(() => void this.building.run(), AGAIN_AFTER_MS).unref();
  }

  /** Null where the process stops, or the memory that is allowed does not suffice. */
  private async filled(): Promise<Index | null> {
    const index = { female: new GenderIndex('female'), male: new GenderIndex('male') };
    for (const { value: gender } of GENDERS) {
      for (let after: After | null = FROM_THE_START; after !== null;) {
        const { members, next } = await this.members.part(gender, after, ROWS_AT_ONCE);
        for (const [at, member] of members.entries()) {
          index[gender].put(member);
          if (at % MEMBERS_A_TURN === 0) await turn();
        }
        if (this.ended || this.isTooLarge(index)) return null;
        after = next;
      }
    }
    return index;
  }

  private isTooLarge(index: Index): boolean {
    const most = this.settings.browseIndexMb;
    if (memoryOf(index) <= most * MIB) return false;
    this.log.warn(`The listing needs more than the ${most} MB of BROWSE_INDEX_MB, so the database answers lists`);
    this.index = null;
    return true;
  }
}

const sizeOf = ({ female, male }: Index): number => female.size + male.size;
const memoryOf = ({ female, male }: Index): number => female.memory + male.memory;

const isWorn = (index: Index): boolean =>
  Object.values(index).some(
    ({ size, wear }) => wear.late > MOST_LATE || wear.unused > size * MOST_UNUSED.share + MOST_UNUSED.besides,
  );
