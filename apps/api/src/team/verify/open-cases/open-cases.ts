import type { PendingAnswer } from '@kalyanam/shared/team/contracts';
import type { QueueGroups } from '@kalyanam/shared/team/case-team';
import type { QueueFilter } from '@kalyanam/shared/team/case-queue';
import type { QueueMoments } from './queue-moments.js';
import type { SomeMembers } from './some-members.js';

/** What the queue sorts and filters an open case by. Moments are in milliseconds. */
export interface OpenCase {
  readonly id: number;
  readonly userId: number;
  readonly lane: number;
  readonly enteredAt: number;
  readonly resubmission: boolean;
  readonly abroad: boolean;
  readonly noFile: boolean;
  readonly assignedTo: number | null;
  readonly claimedBy: number | null;
  /** 0 where no one has claimed it. */
  readonly claimedAt: number;
}

export interface QueueWish {
  /** The reviewer who asks. */
  readonly adminId: number;
  readonly moments: QueueMoments;
  readonly only?: QueueFilter | undefined;
  /** Only of these members. */
  readonly among?: SomeMembers;
}

export type QueueCounts = Pick<PendingAnswer, 'total' | 'groups' | 'dueToday'>;

export interface FoundCases extends QueueCounts {
  /** Cases of the page. */
  readonly cases: readonly Pick<OpenCase, 'id' | 'userId'>[];
}

type Place = Pick<OpenCase, 'lane' | 'enteredAt' | 'id'>;
type Test = (opened: OpenCase) => boolean;

/** Size of a case with its place in the order and in the map. */
const BYTES_EACH = 200;
const WAITING = 2;
const PAUSED = 3;

/**
 * All open cases in the order of the queue: answered ones, then the oldest, then those that wait; behind them those
 * that are paused with their accounts, which only their own filter lists.
 */
export class OpenCases {
  private readonly order: OpenCase[] = [];
  private readonly byUser = new Map<number, OpenCase>();

  get size(): number {
    return this.order.length;
  }

  /** In bytes, about. */
  get memory(): number {
    return this.size * BYTES_EACH;
  }

  put(opened: OpenCase): void {
    this.remove(opened.userId);
    this.byUser.set(opened.userId, opened);
    const last = this.order.at(-1);
    if (!last || isBefore(last, opened)) this.order.push(opened);
    else this.order.splice(this.placeOf(opened), 0, opened);
  }

  remove(userId: number): void {
    const known = this.byUser.get(userId);
    if (!known) return;
    this.byUser.delete(userId);
    this.order.splice(this.placeOf(known), 1);
  }

  /** A page of those wished for, how many there are under each head, and how many of all are due today. */
  find(wish: QueueWish, { offset, count }: { offset: number; count: number }): FoundCases {
    const isWished = testOf(wish);
    const groups: Record<keyof QueueGroups, number> = { answered: 0, late: 0, due: 0, fresh: 0, waiting: 0, paused: 0 };
    const isListed = (head: keyof QueueGroups): boolean => (head === 'paused') === (wish.only === 'paused');
    const cases: OpenCase[] = [];
    let [place, total] = [0, 0];
    for (const [head, end] of this.endsOf(wish.moments)) {
      let found = isWished === null ? Math.max(0, end - place) : 0;
      if (isWished !== null)
        for (; place < end; place += 1) {
          const opened = this.order[place]!;
          if (!isWished(opened)) continue;
          if (isListed(head) && total + found >= offset && cases.length < count) cases.push(opened);
          found += 1;
        }
      groups[head] = found;
      if (isListed(head)) total += found;
      place = Math.max(place, end);
    }
    const page = isWished === null ? this.order.slice(offset, Math.min(offset + count, total)) : cases;
    return { cases: page, total, groups, dueToday: this.countBefore(wish.moments.today) };
  }

  /** How many that do not wait were entered before. */
  countBefore(moment: Date): number {
    const before = (lane: number): number => this.placeOf({ lane, enteredAt: moment.getTime(), id: 0 });
    return before(0) + before(1) - this.endOf(0);
  }

  /** Where each head ends, in the order of the queue. */
  private endsOf({ late, due }: QueueMoments): [keyof QueueGroups, number][] {
    return [
      ['answered', this.endOf(0)],
      ['late', this.endOf(1, late)],
      ['due', this.endOf(1, due)],
      ['fresh', this.endOf(1)],
      ['waiting', this.endOf(WAITING)],
      ['paused', this.size],
    ];
  }

  /** Behind those of the lane that were entered until then. */
  private endOf(lane: number, moment?: Date): number {
    return this.placeOf({ lane, enteredAt: moment?.getTime() ?? Infinity, id: Infinity });
  }

  private placeOf(opened: Place): number {
    let low = 0;
    for (let high = this.order.length; low < high;) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.order[middle]!, opened)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isBefore(one: Place, other: Place): boolean {
  if (one.lane !== other.lane) return one.lane < other.lane;
  return one.enteredAt === other.enteredAt ? one.id < other.id : one.enteredAt < other.enteredAt;
}

/** Null where all are wished for. */
function testOf({ adminId, moments, only, among }: QueueWish): Test | null {
  const [claimed, late] = [moments.claimed.getTime(), moments.late.getTime()];
  const tests: Record<QueueFilter, Test> = {
    mine: ({ assignedTo, claimedBy, claimedAt }) =>
      assignedTo === adminId || (claimedBy === adminId && claimedAt > claimed),
    free: ({ lane, assignedTo, claimedBy, claimedAt }) =>
      lane < WAITING &&
      (claimedBy === null || claimedBy === adminId || claimedAt <= claimed) &&
      (assignedTo === null || assignedTo === adminId),
    late: ({ lane, enteredAt }) => lane < WAITING && enteredAt <= late,
    resubmitted: ({ resubmission }) => resubmission,
    'no-file': ({ noFile }) => noFile,
    abroad: ({ abroad }) => abroad,
    waiting: ({ lane }) => lane === WAITING,
    paused: ({ lane }) => lane === PAUSED,
  };
  const test: Test | null = only
    ? (opened) => (only === 'paused' || opened.lane !== PAUSED) && tests[only](opened)
    : null;
  if (!among) return test;
  return (opened) => among.has(opened.userId) && (test === null || test(opened));
}
