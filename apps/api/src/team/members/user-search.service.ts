import { Injectable } from '@nestjs/common';
import { MOST_IDS } from '../lists/list-query.js';
import { wordsTyped } from '../lists/member-search.js';
import { SHORT } from '../lists/lists.service.js';
import type { MembersPage, Wanted } from '../lists/member-table/member-table.js';
import { MembersInMemory } from '../lists/member-table/members-in-memory.service.js';
import { UserWords } from './user-words.repository.js';

/** The number of words read before any member is asked. */
const FEW = 4000;
/** The number of members asked first, to see how many of them have the words. */
const SAMPLE = 200;
/**
 * The number of members asked in one query. If more would have to be asked, the members with a rare word are read
 * instead.
 */
const ASKED_AT_ONCE = 4000;
const MORE = 40_000;
const ASKED_BEFORE_ALL = 20_000;
/** A word is common if one of this many members has it. */
const COMMON = 10;

export interface FoundUsers {
  readonly ids: readonly number[];
  /** The exact total, or more than the limit of counting. */
  readonly total: number;
}

type Ids = ReadonlySet<number>;

/** Who may be among those found, and the words of which each is to be asked. */
interface Sought {
  /** All who may be, where that is known. */
  readonly among?: readonly number[] | undefined;
  readonly words: readonly string[];
  /** Some of those found. */
  readonly some?: Ids | undefined;
}

/** The members asked so far, in the order of the list. */
interface Asked {
  count: number;
  readonly found: Set<number>;
  /** Hits among the first members asked, by word. */
  readonly shares: Map<string, number>;
}

/**
 * Finds members by words where the table of members is in memory. The database knows who has a word, memory the filters
 * and the order. All members with a rare word are read; for a common one members are asked in the order of the list
 * until enough have it.
 */
@Injectable()
export class UserSearch {
  constructor(
    private readonly words: UserWords,
    private readonly members: MembersInMemory,
  ) {}

  /** Null where the database is to be asked. Pages end where counting does. */
  async page(typed: string, wanted: Wanted, page: MembersPage): Promise<FoundUsers | null> {
    if (!this.members.isReady) return null;
    const asked = page.offset < SHORT ? page : { ...page, offset: 0, count: 0 };
    const sought = await this.readFew(wordsTyped(typed));
    const found = sought.words.length === 0 ? sought.among : await this.along(sought, wanted, asked);
    if (found === null || (found && 'total' in found)) return found;
    const named = await this.words.withId(typed.toLowerCase(), SHORT);
    // A word that many members have is not the beginning of an id.
    return this.members.page(wanted, asked, [...(found ?? []), ...(named.isWhole ? named.ids : [])]);
  }

  private async readFew(words: readonly string[]): Promise<Sought> {
    const read = await Promise.all(words.map((word) => this.words.withWord(word, FEW)));
    return {
      among: both(read.filter(({ isWhole }) => isWhole)),
      words: words.filter((_, place) => !read[place]!.isWhole),
      some: words.length === 1 ? read[0]!.ids : undefined,
    };
  }

  /** Asks in the order of the list until enough are found, or until all who have the words are read. */
  private async along(
    start: Sought,
    wanted: Wanted,
    page: MembersPage,
  ): Promise<FoundUsers | readonly number[] | null> {
    const { offset, count } = page;
    const least = start.some ? await this.countOf(wanted, [...start.some]) : 0;
    const enough = least > SHORT ? offset + count : SHORT + 1;
    let [sought, asked, read, most] = [start, noneAsked(), FEW, SAMPLE];
    for (;;) {
      const part = await this.members.page(wanted, { ...page, offset: asked.count, count: most }, sought.among);
      if (part === null) return null;
      await this.ask(sought.words, part.ids, asked);
      const { found } = asked;
      if (found.size >= enough || part.ids.length < most)
        return { ids: [...found].slice(offset, offset + count), total: Math.max(found.size, least) };
      const left = Math.min(leftToAsk(asked, enough), part.total - asked.count);
      most = atOnce(found.size === 0 ? asked.count * 4 : left);
      const next = left > ASKED_AT_ONCE ? nextReading(read, asked, page.sort) : null;
      if (next === null) continue;
      read = next;
      const narrower = await this.readRare(sought, asked, read);
      if (narrower.words.length === 0) return narrower.among ?? [];
      if (narrower.words.length === sought.words.length) continue;
      most = atOnce(enough / shareOf(narrower.words, asked));
      [sought, asked] = [narrower, noneAsked()];
    }
  }

  /** The first members are asked for every word, later ones only for words after those found. */
  private async ask(words: readonly string[], ids: readonly number[], asked: Asked): Promise<void> {
    const isFirst = asked.count === 0;
    let left = ids;
    for (const word of words) {
      const having = await this.words.havingWord(word, isFirst ? ids : left);
      if (isFirst) asked.shares.set(word, having.size / Math.max(1, ids.length));
      left = left.filter((id) => having.has(id));
    }
    for (const id of left) asked.found.add(id);
    asked.count += ids.length;
  }

  private async readRare({ among, words }: Sought, { shares }: Asked, most: number): Promise<Sought> {
    const rare = words.filter((word) => (shares.get(word) ?? 0) * COMMON < 1);
    const read = await Promise.all(rare.map((word) => this.words.withWord(word, most)));
    const whole = read.filter(({ isWhole }) => isWhole);
    return {
      among: both(among ? [{ ids: new Set(among) }, ...whole] : whole),
      words: words.filter((word) => !read[rare.indexOf(word)]?.isWhole),
    };
  }

  private async countOf(wanted: Wanted, ids: readonly number[]): Promise<number> {
    const page = { sort: 'registeredAt', lastFirst: true, offset: 0, count: 0 } as const;
    return (await this.members.page(wanted, page, ids))?.total ?? 0;
  }
}

/** One in ten more than are expected to do, so that there is no second time. */
const MARGIN = 1.1;
const atOnce = (expected: number): number => Math.min(Math.max(Math.ceil(expected * MARGIN), SAMPLE), ASKED_AT_ONCE);

/** As many have the words among those to come. */
const leftToAsk = ({ count, found }: Asked, enough: number): number =>
  ((enough - found.size) * count) / Math.max(1, found.size);

const shareOf = (words: readonly string[], { shares }: Asked): number =>
  words.reduce((product, word) => product * (shares.get(word) ?? 1), 1);

/**
 * The next number of words to read; null where members are asked first. A sample says how rare a word is, unless it
 * was taken in the order of names and found no one: the same words are adjacent there.
 */
function nextReading(read: number, { count, found }: Asked, sort: MembersPage['sort']): number | null {
  if (read === FEW) return sort !== 'name' || found.size > 0 || count >= ASKED_AT_ONCE ? MORE : null;
  return read === MORE && count >= ASKED_BEFORE_ALL ? MOST_IDS : null;
}

const noneAsked = (): Asked => ({ count: 0, found: new Set(), shares: new Map() });

/** The members in all of the sets; undefined without one. */
const both = ([first, ...others]: readonly { readonly ids: Ids }[]): readonly number[] | undefined =>
  first && [...first.ids].filter((id) => others.every(({ ids }) => ids.has(id)));
