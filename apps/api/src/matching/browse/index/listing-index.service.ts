import { GENDERS, type Gender } from '@kalyanam/shared/base/vocabulary/people';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { ChangeFeed } from '../../../platform/change-feed/change-feed.service.js';
import { IndexMemory } from '../../../platform/change-feed/index-memory.service.js';
import { KeptIndex, MEMBERS_A_TURN, type Kept } from '../../../platform/change-feed/kept-index.js';
import {
  criteriaOf,
  offsetOf,
  orderOf,
  withoutSame,
  type Listed,
  type Listing,
  type Page,
  type Totals,
} from '../listed.js';
import type { Criterion } from '../criterion.js';
import { countOf, type Bits } from '../../../platform/positions/bits.js';
import { GenderIndex, type IndexedMember } from './gender-index.js';
import { FROM_THE_START, IndexedMembers, type After } from './indexed-members.repository.js';

/** Beyond these, the index is rebuilt: unused positions cost time and memory. */
const MOST_UNUSED = { share: 0.25, besides: 20_000 };
const MOST_LATE = 2000;

class BothGenders implements Kept, Readonly<Record<Gender, GenderIndex>> {
  readonly female = new GenderIndex('female');
  readonly male = new GenderIndex('male');

  get size(): number {
    return this.female.size + this.male.size;
  }

  get memory(): number {
    return this.female.memory + this.male.memory;
  }

  get isWorn(): boolean {
    return [this.female, this.male].some(
      ({ size, wear }) => wear.late > MOST_LATE || wear.unused > size * MOST_UNUSED.share + MOST_UNUSED.besides,
    );
  }
}

/** Answers lists from memory. Where it cannot, the table of the listing answers instead (Listings). */
@Injectable()
export class ListingIndex extends KeptIndex<BothGenders> implements Listing {
  constructor(
    private readonly members: IndexedMembers,
    feed: ChangeFeed,
    room: IndexMemory,
  ) {
    super(feed, room, { name: 'ListingIndex', filled: 'members indexed' });
  }

  totals(listed: Listed): Promise<Totals> {
    const index = this.indexFor(listed);
    return Promise.resolve(index.ask(criteriaOf(listed), (found) => totalsOf(index, found, listed)));
  }

  page(listed: Listed): Promise<Page> {
    const index = this.indexFor(listed);
    const { question } = listed;
    return Promise.resolve(
      index.ask(criteriaOf(listed), (found) => {
        const totals = totalsOf(index, found, listed);
        return { totals, ids: index.page(found, orderOf(question), offsetOf(question), LIMITS.browsePageSize) };
      }),
    );
  }

  ids(listed: Listed, most: number = LIMITS.browsePageSize): Promise<number[]> {
    const index = this.indexFor(listed);
    const order = orderOf(listed.question);
    return Promise.resolve(
      index.ask(withoutSame(listed), (found) => index.page(found, order, offsetOf(listed.question), most)),
    );
  }

  before(listed: Listed, userId: number): Promise<number> {
    const index = this.indexFor(listed);
    return Promise.resolve(
      index.ask(withoutSame(listed), (found) => index.before(found, orderOf(listed.question), userId)),
    );
  }

  /** How many of the members who meet the first criteria meet each of the others. */
  counts(listed: Listed, criteria: readonly Criterion[], others: readonly Criterion[]): number[] {
    const index = this.indexFor(listed);
    return index.ask(criteria, (found) => others.map((other) => index.countIn(found, other)));
  }

  private indexFor({ question }: Listed): GenderIndex {
    if (!this.index) throw new Error('The index is not there');
    return this.index[question.filters.gender];
  }

  protected async takeIn(index: BothGenders, userIds: readonly number[]): Promise<void> {
    const listed = new Map((await this.members.byIds(userIds)).map((member) => [member.userId, member]));
    for (const userId of userIds) {
      const member = listed.get(userId);
      for (const { value: gender } of GENDERS) {
        const ofGender = index[gender];
        if (member?.entry.gender !== gender) ofGender.remove(userId);
        else this.skipping(...putting(ofGender, member));
      }
    }
  }

  protected async filled(mayGoOn: (index: BothGenders) => boolean): Promise<BothGenders | null> {
    const index = new BothGenders();
    for (const { value: gender } of GENDERS) {
      for (let after: After | null = FROM_THE_START; after !== null; await turn()) {
        const { members, next } = await this.members.part(gender, after, MEMBERS_A_TURN);
        for (const member of members) this.filling(...putting(index[gender], member));
        if (!mayGoOn(index)) return null;
        after = next;
      }
    }
    return index;
  }
}

/** How a member is put into the index, who it is, and how to leave them out. */
const putting = (index: GenderIndex, member: IndexedMember) =>
  [() => index.put(member), member.userId, () => index.remove(member.userId)] as const;

/** Leaves those who are in the list. */
function totalsOf(index: GenderIndex, found: Bits, { question, same }: Listed): Totals {
  const hidden = question.hideSame ? index.takeOut(found, same) : 0;
  return { total: countOf(found), hidden };
}
