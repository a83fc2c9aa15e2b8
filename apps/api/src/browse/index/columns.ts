/** The columns of the listing as sets of positions: one for each value, and for numbers one up to each value. */
import type { Criterion } from '../criterion.js';
import { andNotInto, clearBit, eachBit, orInto, roomFor, type Bits } from './bits.js';
import { PositionSet } from './position-set.js';
import { allOf, anyOf, EVERYONE, NONE, notOf, type Scratch, type Term } from './term.js';

/** What may be asked of one column. */
export type Leaf = Extract<Criterion<string>, { column: string }>;
export type Cell = string | number | boolean | Date | null;

export interface Column {
  /** Of a position that has no value yet. */
  set(position: number, value: Cell): void;
  clear(position: number): void;
  term(asked: Leaf): Term;
  /** In bytes. */
  readonly memory: number;
}

const refuse = (asked: Leaf): never => {
  throw new Error(`The index does not answer '${asked.is}' of ${asked.column}`);
};

/** A word of a list of ours. */
export class WordColumn implements Column {
  private readonly byWord = new Map<Cell, PositionSet>();

  constructor(private readonly scratch: Scratch) {}

  get memory(): number {
    return memoryOf(this.byWord.values());
  }

  /** Each value with its positions. */
  get values(): ReadonlyMap<Cell, PositionSet> {
    return this.byWord;
  }

  set(position: number, value: Cell): void {
    if (value === null) return;
    let set = this.byWord.get(value);
    if (!set) this.byWord.set(value, (set = new PositionSet()));
    set.add(position);
  }

  clear(position: number): void {
    for (const set of this.byWord.values()) set.delete(position);
  }

  term(asked: Leaf): Term {
    if (asked.is === 'known') return anyOf([...this.byWord.values()], this.scratch);
    const words = asked.is === 'among' ? asked.values : asked.is === 'has' ? asked.words : refuse(asked);
    return anyOf(
      words.flatMap((word) => this.byWord.get(word) ?? []),
      this.scratch,
    );
  }
}

/** Several words in one cell, with commas between them. */
export class WordsColumn extends WordColumn {
  private readonly stated = new PositionSet();

  override get memory(): number {
    return super.memory + this.stated.memory;
  }

  override set(position: number, value: Cell): void {
    if (value === null) return;
    this.stated.add(position);
    for (const word of String(value).split(',')) super.set(position, word);
  }

  override clear(position: number): void {
    this.stated.delete(position);
    super.clear(position);
  }

  override term(asked: Leaf): Term {
    return asked.is === 'known' ? this.stated : super.term(asked);
  }
}

/** One of thousands of values, such as a city: it is looked up who has which, since no one could go through all of them. */
export class ManyValuedColumn implements Column {
  private readonly numberOf = new Map<Cell, number>();
  private readonly sets: PositionSet[] = [];
  /** By position: one more than the number of its value. */
  private held = new Uint32Array(64);

  /** @param keyOf what is the same for all values that count as equal; null for what is no value */
  constructor(
    private readonly scratch: Scratch,
    private readonly keyOf: (value: Cell) => Cell,
  ) {}

  get memory(): number {
    return memoryOf(this.sets) + this.held.byteLength;
  }

  set(position: number, value: Cell): void {
    const key = value === null ? null : this.keyOf(value);
    if (key === null) return;
    const number = this.numberOf.get(key) ?? this.sets.push(new PositionSet()) - 1;
    this.numberOf.set(key, number);
    this.sets[number]!.add(position);
    this.held = roomFor(this.held, position);
    this.held[position] = number + 1;
  }

  clear(position: number): void {
    const held = this.held[position] ?? 0;
    if (held === 0) return;
    this.sets[held - 1]!.delete(position);
    this.held[position] = 0;
  }

  term(asked: Leaf): Term {
    if (asked.is !== 'among') return refuse(asked);
    const keys = new Set(asked.values.map(this.keyOf));
    return anyOf(
      [...keys].flatMap((key) => this.sets[this.numberOf.get(key) ?? -1] ?? []),
      this.scratch,
    );
  }
}

/** Whole numbers that are not far apart: a range is one set without another. */
export class NumberColumn implements Column {
  private readonly stated = new PositionSet();
  /** By value, less the lowest: the positions with this value or a lower one. */
  private readonly upTo: PositionSet[] = [];

  constructor(
    private readonly scratch: Scratch,
    private readonly lowest: number,
    private readonly highest: number,
  ) {
    for (let value = lowest; value <= highest; value += 1) this.upTo.push(new PositionSet());
  }

  get memory(): number {
    return this.stated.memory + memoryOf(this.upTo);
  }

  set(position: number, value: Cell): void {
    if (value === null) return;
    this.stated.add(position);
    for (let at = this.placeOf(Number(value)); at < this.upTo.length; at += 1) this.upTo[at]!.add(position);
  }

  clear(position: number): void {
    this.stated.delete(position);
    for (const set of this.upTo) set.delete(position);
  }

  term(asked: Leaf): Term {
    if (asked.is === 'known') return this.stated;
    if (asked.is === 'to') return this.atMost(Number(asked.value));
    if (asked.is !== 'from') return refuse(asked);
    return allOf([this.stated, notOf(this.atMost(Number(asked.value) - 1), this.scratch)], this.scratch);
  }

  atMost(value: number): Term {
    if (value < this.lowest) return NONE;
    return value >= this.highest ? this.stated : this.upTo[value - this.lowest]!;
  }

  /** What lies outside counts as the nearest end, where ranges do not reach. */
  private placeOf(value: number): number {
    return Math.min(Math.max(value, this.lowest), this.highest) - this.lowest;
  }
}

/** A day (YYYY-MM-DD): by its year, and day by day only within the year that a range ends in. */
export class DayColumn implements Column {
  private days = new Uint16Array(64);

  constructor(
    private readonly scratch: Scratch,
    private readonly years: NumberColumn,
  ) {}

  get memory(): number {
    return this.days.byteLength;
  }

  set(position: number, value: Cell): void {
    this.days = roomFor(this.days, position);
    this.days[position] = dayNumber(String(value));
  }

  clear(): void {
    // Overwritten with the next value.
  }

  term(asked: Leaf): Term {
    if (asked.is !== 'to' && asked.is !== 'from') return refuse(asked);
    const day = String(asked.value);
    if (asked.is === 'to') return this.atMost(dayNumber(day), yearOf(day));
    return notOf(this.atMost(dayNumber(day) - 1, yearOf(day)), this.scratch);
  }

  private atMost(day: number, year: number): Term {
    const before = this.years.atMost(year - 1);
    const within = this.years.atMost(year);
    const isIn = (position: number): boolean => this.days[position]! <= day;
    /** Calls for those of the year who are born later. */
    const later = (bits: Bits, call: (bits: Bits, position: number) => void): void =>
      this.scratch.use(bits.length, (ofYear) => {
        within.orInto(ofYear);
        before.andNotInto(ofYear);
        eachBit(ofYear, (position) => isIn(position) || call(bits, position));
      });
    return {
      size: within.size,
      has: (position) => isIn(position),
      orInto: (target) =>
        this.scratch.use(target.length, (bits) => {
          within.orInto(bits);
          later(bits, clearBit);
          orInto(target, bits);
        }),
      andInto: (target) => {
        within.andInto(target);
        later(target, clearBit);
      },
      andNotInto: (target) =>
        this.scratch.use(target.length, (bits) => {
          within.orInto(bits);
          later(bits, clearBit);
          andNotInto(target, bits);
        }),
    };
  }
}

export class YesColumn implements Column {
  private readonly yes = new PositionSet();

  get memory(): number {
    return this.yes.memory;
  }

  set(position: number, value: Cell): void {
    if (value === true || value === 1) this.yes.add(position);
  }

  clear(position: number): void {
    this.yes.delete(position);
  }

  term(asked: Leaf): Term {
    return asked.is === 'yes' ? this.yes : refuse(asked);
  }
}

/** The same for all of one index. */
export class SharedColumn implements Column {
  readonly memory = 0;

  constructor(private readonly value: Cell) {}

  set(): void {
    // As all of them.
  }

  clear(): void {
    // As all of them.
  }

  term(asked: Leaf): Term {
    if (asked.is !== 'among') return refuse(asked);
    return asked.values.includes(this.value as string) ? EVERYONE : NONE;
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Days since the last day of 1899. */
const dayNumber = (day: string): number => Math.round((Date.parse(day) - Date.UTC(1899, 11, 31)) / 86_400_000);

function memoryOf(sets: Iterable<PositionSet>): number {
  let bytes = 0;
  for (const set of sets) bytes += set.memory;
  return bytes;
}
