import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { Criterion, Musts } from '../criterion.js';
import type { ListOrder } from '../listed.js';
import { countOf, roomFor, wordsFor, type Bits } from '../../../platform/positions/bits.js';
import type { Cell, Column, Leaf } from './columns.js';
import { KeptAnswers } from './answers.js';
import { ConfirmedOrder } from './confirmed-order.js';
import {
  entryColumns,
  INDEXED_ENTRY_COLUMNS,
  INDEXED_MUST_COLUMNS,
  mustColumns,
  type IndexedEntryColumn,
  type IndexedMustColumn,
} from './indexed-columns.js';
import { NewestOrder } from '../../../platform/positions/newest-order.js';
import { Places } from './places.js';
import { PositionSet } from '../../../platform/positions/position-set.js';
import { allOf, anyOf, eachOf, notOf, Scratch, type Term } from '../../../platform/positions/term.js';

/** A listed member as the index keeps them. Moments are in milliseconds. */
export interface IndexedMember {
  readonly userId: number;
  readonly confirmedAt: number;
  readonly registeredAt: number;
  readonly newsAt: number;
  readonly verifiedNewsAt: number;
  readonly entry: Readonly<Record<IndexedEntryColumn, Cell>>;
  readonly musts: Readonly<Record<IndexedMustColumn, Cell>> | null;
  readonly avoids: readonly number[];
}

/** Those who are listed with one gender, each at a position; no list asks for both. */
export class GenderIndex {
  private readonly scratch = new Scratch();
  private readonly order = new ConfirmedOrder(this.scratch);
  private readonly newest = new NewestOrder((position) => this.order.userAt(position));
  private readonly entry: Record<IndexedEntryColumn, Column>;
  private readonly musts = mustColumns(this.scratch);
  private readonly avoids = new Map<number, PositionSet>();
  private readonly avoided = new Map<number, readonly number[]>();
  private news = new Float64Array(64);
  private verifiedNews = new Float64Array(64);
  private readonly places = new Places();
  private readonly live = new PositionSet();
  private readonly answers = new KeptAnswers();

  constructor(gender: Gender) {
    this.entry = entryColumns(gender, this.scratch);
  }

  get size(): number {
    return this.live.size;
  }

  /** Unused positions, and members out of order. */
  get wear(): { readonly unused: number; readonly late: number } {
    return { unused: this.order.length - this.live.size, late: this.order.lateOnes };
  }

  /** In bytes. */
  get memory(): number {
    const columns = [...Object.values(this.entry), ...Object.values(this.musts), ...this.avoids.values()];
    const arrays = [this.news, this.verifiedNews];
    return (
      [...columns, this.order, this.newest, this.places, this.live, this.answers].reduce(
        (bytes, part) => bytes + part.memory,
        0,
      ) + arrays.reduce((bytes, array) => bytes + array.byteLength, 0)
    );
  }

  /** The member as they are now listed. */
  put(member: IndexedMember): void {
    const before = this.places.positionOf(member.userId);
    const stays = before !== null && this.isInPlace(before, member);
    if (before !== null && !stays) this.leave(before);
    const position = stays ? before : this.order.append(member.userId, member.confirmedAt);
    if (stays) this.clear(position);
    else this.take(position, member, before);
    this.write(position, member);
    this.answers.note(position);
  }

  remove(userId: number): void {
    const position = this.places.positionOf(userId);
    if (position === null) return;
    this.leave(position);
    this.places.delete(userId);
  }

  /** Calls with those who meet all of these, as bits that must not be kept. */
  ask<T>(criteria: readonly Criterion[], call: (found: Bits) => T): T {
    const lasting = criteria.filter((criterion) => isLasting(criterion));
    const passing = criteria.filter((criterion) => !isLasting(criterion));
    const kept = this.answers.bitsFor(
      JSON.stringify(lasting),
      this.order.length,
      () => this.listedWith(lasting),
      (term, bits) => term.orInto(bits),
    );
    return this.scratch.use(wordsFor(this.order.length), (bits) => {
      bits.set(kept.length > bits.length ? kept.subarray(0, bits.length) : kept);
      for (const term of bySize(passing.map((criterion) => this.term(criterion)))) term.andInto(bits);
      return call(bits);
    });
  }

  private listedWith(criteria: readonly Criterion[]): Term {
    return allOf([this.live, ...criteria.map((criterion) => this.term(criterion))], this.scratch);
  }

  /** The accounts of one page. */
  page(found: Bits, order: ListOrder, rank: number, most: number): number[] {
    const positions =
      order === 'confirmedAt'
        ? this.order.page(found, rank, most)
        : this.newest.order.page(found, countOf(found), { rank, most, lastFirst: true });
    return positions.map((position) => this.order.userAt(position));
  }

  /** How many of a list come before this member of it. */
  before(found: Bits, order: ListOrder, userId: number): number {
    const position = this.places.positionOf(userId);
    if (position === null) return 0;
    return order === 'confirmedAt' ? this.order.before(found, position) : this.newest.before(found, position);
  }

  countIn(found: Bits, criterion: Criterion): number {
    return this.term(criterion).countIn(found);
  }

  /** How many of these meet one of the criteria, and takes them out. */
  takeOut(found: Bits, criteria: readonly Criterion[]): number {
    const term = anyOf(
      criteria.map((criterion) => this.term(criterion)),
      this.scratch,
    );
    const before = countOf(found);
    term.andNotInto(found);
    return before - countOf(found);
  }

  private isInPlace(position: number, { confirmedAt, registeredAt }: IndexedMember): boolean {
    return this.order.confirmedAt(position) === confirmedAt && this.newest.registeredAt(position) === registeredAt;
  }

  private take(position: number, { userId, registeredAt }: IndexedMember, before: number | null): void {
    this.places.set(userId, position);
    this.live.add(position);
    this.newest.add(position, registeredAt, before);
  }

  private leave(position: number): void {
    this.live.delete(position);
    this.order.forget(position);
    this.clear(position);
    this.answers.note(position);
  }

  private write(position: number, member: IndexedMember): void {
    for (const name of INDEXED_ENTRY_COLUMNS) this.entry[name].set(position, member.entry[name]);
    if (member.musts) for (const name of INDEXED_MUST_COLUMNS) this.musts[name].set(position, member.musts[name]);
    this.news = roomFor(this.news, position);
    this.verifiedNews = roomFor(this.verifiedNews, position);
    this.news[position] = member.newsAt;
    this.verifiedNews[position] = member.verifiedNewsAt;
    if (member.avoids.length === 0) return;
    this.avoided.set(position, member.avoids);
    for (const token of member.avoids) {
      const set = this.avoids.get(token) ?? new PositionSet();
      this.avoids.set(token, set);
      set.add(position);
    }
  }

  private clear(position: number): void {
    for (const column of Object.values(this.entry)) column.clear(position);
    for (const column of Object.values(this.musts)) column.clear(position);
    for (const token of this.avoided.get(position) ?? []) this.avoids.get(token)?.delete(position);
    this.avoided.delete(position);
  }

  private term(criterion: Criterion): Term {
    switch (criterion.is) {
      case 'all':
        return allOf(
          criterion.of.map((one) => this.term(one)),
          this.scratch,
        );
      case 'any':
        return anyOf(
          criterion.of.map((one) => this.term(one)),
          this.scratch,
        );
      case 'not':
        return notOf(this.term(criterion.of), this.scratch);
      case 'since':
        return this.since(criterion.column, criterion.moment.getTime());
      case 'members':
        return this.setOf(criterion.ids.flatMap((id) => this.places.positionOf(id) ?? []));
      case 'avoids':
        return anyOf(
          criterion.tokens.flatMap((token) => this.avoids.get(token) ?? []),
          this.scratch,
        );
      case 'musts':
        return this.mustsTerm(criterion);
      default:
        return this.entry[criterion.column as IndexedEntryColumn].term(criterion);
    }
  }

  private mustsTerm({ hiding, of, alike }: Musts): Term {
    const terms = [this.mustTerm(of)];
    if (hiding) terms.push(this.musts.hides.term({ is: 'yes', column: 'hides' }));
    if (alike) terms.push(this.term(alike));
    return allOf(terms, this.scratch);
  }

  private mustTerm(criterion: Musts['of']): Term {
    switch (criterion.is) {
      case 'all':
        return allOf(
          criterion.of.map((one) => this.mustTerm(one)),
          this.scratch,
        );
      case 'any':
        return anyOf(
          criterion.of.map((one) => this.mustTerm(one)),
          this.scratch,
        );
      case 'not':
        return notOf(this.mustTerm(criterion.of), this.scratch);
      default:
        return this.musts[(criterion as Leaf).column as IndexedMustColumn].term(criterion as Leaf);
    }
  }

  private since(column: 'confirmedAt' | 'newsAt' | 'verifiedNewsAt', moment: number): Term {
    if (column === 'confirmedAt') {
      const { order } = this;
      const isIn = (position: number): boolean => order.confirmedAt(position) >= moment;
      return { ...eachOf(isIn, this.scratch), andInto: (bits) => order.keepSince(bits, moment) };
    }
    const news = column === 'newsAt' ? this.news : this.verifiedNews;
    return eachOf((position) => news[position]! >= moment, this.scratch);
  }

  private setOf(positions: readonly number[]): PositionSet {
    const set = new PositionSet();
    for (const position of [...positions].sort((one, other) => one - other)) set.add(position);
    return set;
  }
}

const bySize = (terms: Term[]): Term[] => terms.sort((one, other) => one.size - other.size);

/** Whether it finds the same tomorrow, if no one changes: moments pass, and members are marked without a change of theirs. */
function isLasting(criterion: Criterion<string>): boolean {
  if (criterion.is === 'all' || criterion.is === 'any') return criterion.of.every(isLasting);
  return criterion.is === 'not' ? isLasting(criterion.of) : criterion.is !== 'since' && criterion.is !== 'members';
}
