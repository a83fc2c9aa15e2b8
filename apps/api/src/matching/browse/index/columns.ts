/** The columns of the listing as sets of positions: one for each value, and for numbers one up to each value. */
import type { Criterion } from '../criterion.js';
import { andNotInto, clearBit, hasBit, orInto, roomFor, type Bits } from '../../../platform/positions/bits.js';
import { PositionSet } from '../../../platform/positions/position-set.js';
import { allOf, anyOf, EVERYONE, NONE, notOf, type Scratch, type Term } from '../../../platform/positions/term.js';

/** A condition on one column. */
export type Leaf = Extract<Criterion<string>, { column: string }>;
export type Cell = string | number | boolean | Date | null;

export interface Column {
  /** Sets the value of a position that has none yet. */
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

/**
 * One of thousands of values, such as a city: it is looked up who has which, since no one could go through all of them.
 */
export class ManyValuedColumn implements Column {
  /** By each value as it was written, and by what it counts as. */
  private readonly numberOf = new Map<Cell, number>();
  private readonly sets: PositionSet[] = [];
  /** Number of the value + 1, by position; in two bytes, for as long as that suffices. */
  private held: Uint16Array | Uint32Array = new Uint16Array(64);

  /** @param keyOf what is the same for all values that count as equal; null for what is no value */
  constructor(
    private readonly scratch: Scratch,
    private readonly keyOf: (value: Cell) => Cell,
  ) {}

  get memory(): number {
    return memoryOf(this.sets) + this.held.byteLength;
  }

  set(position: number, value: Cell): void {
    const number = this.numberOf.get(value) ?? this.numberFor(value);
    if (number < 0) return;
    this.sets[number]!.add(position);
    if (number >= 0xffff && this.held instanceof Uint16Array) this.held = Uint32Array.from(this.held);
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
    const numbers = new Set(asked.values.map((value) => this.numberOf.get(this.keyOf(value))));
    return anyOf(
      [...numbers].flatMap((number) => this.sets[number ?? -1] ?? []),
      this.scratch,
    );
  }

  /** Below 0 for what is no value. */
  private numberFor(value: Cell): number {
    const key = value === null ? null : this.keyOf(value);
    const number = key === null ? -1 : (this.numberOf.get(key) ?? this.sets.push(new PositionSet()) - 1);
    if (key !== null) this.numberOf.set(key, number);
    this.numberOf.set(value, number);
    return number;
  }
}

/** Whole numbers that are not far apart: a range is all up to one number without those up to another. */
export class NumberColumn implements Column {
  private readonly stated = new PositionSet();
  /** By value, less the lowest. */
  private readonly exactly: PositionSet[];
  /** Positions up to a value, built when it is first asked for. */
  private readonly upTo = new Map<number, PositionSet>();

  constructor(
    private readonly scratch: Scratch,
    private readonly lowest: number,
    private readonly highest: number,
  ) {
    this.exactly = Array.from({ length: highest - lowest + 1 }, () => new PositionSet());
  }

  get memory(): number {
    return this.stated.memory + memoryOf(this.exactly) + memoryOf(this.upTo.values());
  }

  set(position: number, value: Cell): void {
    if (value === null) return;
    const kept = Math.min(Math.max(Number(value), this.lowest), this.highest);
    this.stated.add(position);
    this.exactly[kept - this.lowest]!.add(position);
    for (const [most, set] of this.upTo) if (kept <= most) set.add(position);
  }

  clear(position: number): void {
    this.stated.delete(position);
    for (const set of this.exactly) set.delete(position);
    for (const set of this.upTo.values()) set.delete(position);
  }

  term(asked: Leaf): Term {
    if (asked.is === 'known') return this.stated;
    if (asked.is === 'to') return this.atMost(Number(asked.value));
    if (asked.is !== 'from') return refuse(asked);
    const below = this.atMost(Number(asked.value) - 1);
    return {
      ...allOf([this.stated, notOf(below, this.scratch)], this.scratch),
      countIn: (bits) => this.stated.countIn(bits) - below.countIn(bits),
    };
  }

  atMost(value: number): Term {
    if (value < this.lowest) return NONE;
    if (value >= this.highest) return this.stated;
    const made = this.upTo.get(value) ?? this.gather(value);
    this.upTo.set(value, made);
    return made;
  }

  ofValue(value: number): PositionSet | null {
    return this.exactly[value - this.lowest] ?? null;
  }

  /** Starts from the nearest lower set that exists: a caller who needs every value asks from the lowest on. */
  private gather(value: number): PositionSet {
    let below = value - 1;
    while (below >= this.lowest && !this.upTo.has(below)) below -= 1;
    const between = this.exactly.slice(below - this.lowest + 1, value - this.lowest + 1);
    return PositionSet.union([...(this.upTo.get(below) ? [this.upTo.get(below)!] : []), ...between]);
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
    const within = this.years.atMost(year);
    const isIn = (position: number): boolean => this.days[position]! <= day;
    const withoutLater = (bits: Bits): void =>
      this.years.ofValue(year)?.each((position) => isIn(position) || clearBit(bits, position));
    const gathered = (target: Bits, call: (bits: Bits) => void): void =>
      this.scratch.use(target.length, (bits) => {
        within.orInto(bits);
        withoutLater(bits);
        call(bits);
      });
    return {
      size: within.size,
      has: isIn,
      orInto: (target) => gathered(target, (bits) => orInto(target, bits)),
      andInto: (target) => {
        within.andInto(target);
        withoutLater(target);
      },
      andNotInto: (target) => gathered(target, (bits) => andNotInto(target, bits)),
      countIn: (bits) => {
        let count = within.countIn(bits);
        this.years.ofValue(year)?.each((position) => {
          if (hasBit(bits, position) && !isIn(position)) count -= 1;
        });
        return count;
      },
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
