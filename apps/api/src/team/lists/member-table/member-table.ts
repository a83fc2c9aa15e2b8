import type { SortOf } from '@kalyanam/shared/team/lists';
import type { USER_LIST } from '@kalyanam/shared/team/users';
import { andInto, countOf, roomFor, setBit, wordsFor, type Bits } from '../../../platform/positions/bits.js';
import { NewestOrder } from '../../../platform/positions/newest-order.js';
import { PositionOrder } from '../../../platform/positions/position-order.js';
import { Scratch } from '../../../platform/positions/term.js';
import { Census, dayCode } from './census.js';
import { asked, cellOf, type MemberWords } from './member-cell.js';
import { RecentDecisions, type Decided } from './recent-decisions.js';

/** A member as the table keeps them. Moments are in whole seconds since 1970, 0 for never. */
export interface TabledMember {
  readonly userId: number;
  readonly words: MemberWords;
  /** In milliseconds: it decides the order. */
  readonly registeredAt: number;
  /** In milliseconds. */
  readonly lastActiveAt: number;
  /** YYYY-MM-DD */
  readonly dob: string;
  /** Changes with the name. */
  readonly nameHash: number;
  /** Said, or showed, that they are still looking. */
  readonly confirmedAt: number;
  /** The last approval, by a person or by the eligible list. */
  readonly verifiedAt: number;
  /** The last decision of a person. */
  readonly decidedAt: number;
  /** Since when the open case waits for a picture of the document. */
  readonly withoutFileSince: number;
  readonly decisions: readonly Decided[];
}

/** Which members a list shows. Moments are in whole seconds. */
export interface Wanted {
  readonly words: Partial<MemberWords>;
  readonly registeredSince?: number;
  readonly confirmedSince?: number;
  readonly verifiedSince?: number;
  readonly decidedSince?: number;
  readonly withoutFileBefore?: number;
}

export interface MembersPage {
  readonly sort: SortOf<typeof USER_LIST>;
  readonly lastFirst: boolean;
  readonly offset: number;
  readonly count: number;
}

type Moments = Uint32Array | Float64Array;
const MS = 1000;

/** All members, each at a position of every column; who leaves makes room for the next. */
export class MemberTable {
  private readonly scratch = new Scratch();
  private users = new Uint32Array(64);
  /** Position + 1 by account. */
  private positions = new Uint32Array(64);
  private cells = new Uint16Array(64);
  private births = new Uint16Array(64);
  private confirmed = new Uint32Array(64);
  private verified = new Uint32Array(64);
  private decided = new Uint32Array(64);
  private withoutFile = new Uint32Array(64);
  private nameHashes = new Uint32Array(64);
  private readonly newest = new NewestOrder((position) => this.users[position]!);
  private readonly byName = new PositionOrder();
  private readonly byActivity = new PositionOrder();
  private readonly decisions = new RecentDecisions();
  private readonly free: number[] = [];
  private counted: Census | null = null;
  /** The number of positions ever given. */
  private length = 0;
  /** Members last active before this moment, in milliseconds, are in their place. */
  activeFrom = Infinity;

  get size(): number {
    return this.length - this.free.length;
  }

  /** In bytes. */
  get memory(): number {
    const columns = [this.users, this.positions, this.cells, this.births, this.nameHashes];
    const moments = [this.confirmed, this.verified, this.decided, this.withoutFile];
    const others = [this.newest, this.byName, this.byActivity, this.decisions];
    return (
      [...columns, ...moments].reduce((bytes, { byteLength }) => bytes + byteLength, 0) +
      others.reduce((bytes, { memory }) => bytes + memory, 0)
    );
  }

  /** Whether the member is in the place of this name among the names. */
  isNamed(userId: number, nameHash: number): boolean {
    const position = this.positionOf(userId);
    return position !== null && this.nameHashes[position] === nameHash;
  }

  /** @param behind the member before this one by name, null for the first; omit it where the name has not changed */
  put(member: TabledMember, behind?: number | null): void {
    const known = this.positionOf(member.userId);
    const cell = cellOf(member.words);
    const position = known ?? this.allot(member.userId);
    if (known !== null) this.recount(position, -1);
    this.write(position, member, cell);
    this.recount(position, 1);
    if (known === null) this.enter(position, member);
    else this.stay(position, member);
    if (behind !== undefined) this.moveBehind(behind, position, member.nameHash);
    for (const decided of member.decisions) this.decisions.add(member.userId, decided);
  }

  remove(userId: number): void {
    const position = this.positionOf(userId);
    if (position === null) return;
    this.newest.remove(position);
    this.byActivity.remove(position);
    this.byName.remove(position);
    this.decisions.removeOf(userId);
    this.recount(position, -1);
    this.cells[position] = this.confirmed[position] = this.verified[position] = 0;
    this.positions[userId] = 0;
    this.free.push(position);
  }

  /** Told in the order of names. */
  appendNamed(userId: number, nameHash: number): void {
    const position = this.positionOf(userId);
    if (position === null || this.nameHashes[position] !== 0) return;
    this.nameHashes[position] = nameHash;
    this.byName.insert(this.byName.length, position);
  }

  /** The activity of all members will be given again, from the first on. */
  forgetActivity(): void {
    this.byActivity.clear();
  }

  /** Told in the order of their activity, which was after that of all others. */
  wereActive(userIds: readonly number[]): void {
    const positions = userIds.flatMap((userId) => this.positionOf(userId) ?? []);
    if (positions.length === 0) return;
    this.scratch.use(wordsFor(this.length), (bits) => {
      for (const position of positions) setBit(bits, position);
      this.byActivity.removeAll(bits);
    });
    for (const position of positions) this.byActivity.insert(this.byActivity.length, position);
  }

  forgetDecisionsBefore(moment: number): void {
    this.decisions.forgetBefore(moment);
  }

  /** @param among the members who may be on it; omit it for all */
  page(
    wanted: Wanted,
    { sort, lastFirst, offset, count }: MembersPage,
    among?: readonly number[],
  ): { ids: number[]; total: number } {
    return this.scratch.use(wordsFor(this.length), (bits) => {
      this.find(wanted, bits);
      if (among) this.keepOnly(among, bits);
      const total = countOf(bits);
      const positions = this.orderBy(sort).page(bits, total, { rank: offset, most: count, lastFirst });
      return { ids: positions.map((position) => this.users[position]!), total };
    });
  }

  /** How many said since then, in seconds, that they are still looking. */
  countConfirmed(since: number): number {
    return countFrom(this.confirmed, this.length, since);
  }

  /** How many were approved last since then, in seconds. */
  countVerified(since: number): number {
    return countFrom(this.verified, this.length, since);
  }

  /** Members and the sum of their ages by cell, on a day written YYYY-MM-DD: counted once a day, then kept up. */
  census(today: string): Census {
    if (this.counted?.today === dayCode(today)) return this.counted;
    this.counted = new Census(dayCode(today));
    for (let position = 0; position < this.length; position += 1)
      this.counted.add(this.cells[position]!, this.births[position]!, 1);
    return this.counted;
  }

  /** When members registered since then, in milliseconds, the newest first. */
  eachRegistration(since: number, call: (registeredAt: number) => void): void {
    this.newest.eachSince(since, call);
  }

  eachDecision(call: (decided: Decided) => void): void {
    this.decisions.each(call);
  }

  private find(wanted: Wanted, bits: Bits): void {
    this.findCells(asked(wanted.words), bits);
    const { registeredSince, confirmedSince, verifiedSince, decidedSince, withoutFileBefore } = wanted;
    if (registeredSince !== undefined) keep(bits, this.newest.moments, registeredSince * MS, Infinity);
    if (confirmedSince !== undefined) keep(bits, this.confirmed, confirmedSince, Infinity);
    if (verifiedSince !== undefined) keep(bits, this.verified, verifiedSince, Infinity);
    if (decidedSince !== undefined) keep(bits, this.decided, decidedSince, Infinity);
    if (withoutFileBefore !== undefined) keep(bits, this.withoutFile, 1, withoutFileBefore);
  }

  private keepOnly(userIds: readonly number[], bits: Bits): void {
    this.scratch.use(bits.length, (these) => {
      for (const userId of userIds) {
        const position = this.positionOf(userId);
        if (position !== null) setBit(these, position);
      }
      andInto(bits, these);
    });
  }

  private findCells({ mask, value }: { mask: number; value: number }, bits: Bits): void {
    const { cells } = this;
    for (let word = 0, position = 0; word < bits.length; word += 1) {
      let found = 0;
      // Without a branch: 1 where no bit differs.
      for (let bit = 0; bit < 32; bit += 1, position += 1)
        found |= ((((cells[position]! & mask) ^ value) - 1) >>> 31) << bit;
      bits[word] = found;
    }
  }

  private orderBy(sort: MembersPage['sort']): PositionOrder {
    if (sort === 'name') return this.byName;
    return sort === 'lastActiveAt' ? this.byActivity : this.newest.order;
  }

  private recount(position: number, by: 1 | -1): void {
    this.counted?.add(this.cells[position]!, this.births[position]!, by);
  }

  private positionOf(userId: number): number | null {
    const position = this.positions[userId] ?? 0;
    return position === 0 ? null : position - 1;
  }

  private allot(userId: number): number {
    const position = this.free.pop() ?? this.length++;
    this.positions = roomFor(this.positions, userId);
    this.positions[userId] = position + 1;
    return position;
  }

  private write(position: number, member: TabledMember, cell: number): void {
    this.users = written(this.users, position, member.userId);
    this.cells = written(this.cells, position, cell);
    this.births = written(this.births, position, dayCode(member.dob));
    this.confirmed = written(this.confirmed, position, member.confirmedAt);
    this.verified = written(this.verified, position, member.verifiedAt);
    this.decided = written(this.decided, position, member.decidedAt);
    this.withoutFile = written(this.withoutFile, position, member.withoutFileSince);
  }

  private enter(position: number, { registeredAt, lastActiveAt }: TabledMember): void {
    this.nameHashes = written(this.nameHashes, position, 0);
    this.newest.add(position, registeredAt, null);
    this.byActivity.insert(this.byActivity.length, position);
    this.activeFrom = Math.min(this.activeFrom, lastActiveAt);
  }

  private stay(position: number, { userId, registeredAt }: TabledMember): void {
    this.decisions.removeOf(userId);
    if (this.newest.registeredAt(position) === registeredAt) return;
    this.newest.remove(position);
    this.newest.add(position, registeredAt, null);
  }

  private moveBehind(behind: number | null, position: number, nameHash: number): void {
    this.byName.remove(position);
    const before = behind === null ? null : this.positionOf(behind);
    this.byName.insert(before === null ? 0 : this.byName.placeOf(before) + 1, position);
    this.nameHashes[position] = nameHash;
  }
}

function written<A extends Uint16Array | Uint32Array>(array: A, position: number, value: number): A {
  const roomy = roomFor(array, position);
  roomy[position] = value;
  return roomy;
}

function countFrom(moments: Uint32Array, length: number, least: number): number {
  let count = 0;
  for (let position = 0; position < length; position += 1) if (moments[position]! >= least) count += 1;
  return count;
}

/** Takes out those whose moment is not from `least` to before `end`. */
function keep(bits: Bits, moments: Moments, least: number, end: number): void {
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] === 0) continue;
    let kept = 0;
    for (let bit = 0, position = word << 5; bit < 32; bit += 1, position += 1)
      kept |= Number(moments[position]! >= least && moments[position]! < end) << bit;
    bits[word]! &= kept;
  }
}
