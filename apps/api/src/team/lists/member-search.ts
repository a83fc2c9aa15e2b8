/** How every list of the team finds members: by beginnings of the words in `search_words`, in any order. */
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { typed } from '@kalyanam/shared/base/plain-text';
import { searchWords } from '@kalyanam/shared/base/text';
import { backwards } from '../../people/accounts/search-words.repository.js';
import type { WordList } from '../../people/accounts/list-word.entity.js';
import { normalEmail } from '../../people/accounts/accounts.service.js';
import { beginning, condition, type Condition } from './list-query.js';

/** More words than names have would only make a search slow. */
const WORDS = 6;
const PHONE_DIGITS = 10;
/** A member code is found by all of its digits, with or without the letter. */
const MEMBER_CODE_DIGITS = 7;
const PHONE = /^\+?[\d\s\-()]+$/;

/** Else all words of the list are read, by the index on its members. Of several words the rarest is read first. */
const byWord = (words: number): string => `FORCE INDEX (PRIMARY${words > 1 ? ', ix_list_words_user' : ''})`;

const NOTHING = condition('SELECT id FROM users WHERE FALSE');

interface Search {
  /** Only members of this list. */
  readonly list?: WordList;
  /** Tables joined to `w0.user_id`, for the filters. */
  readonly joined?: string;
  readonly filters?: readonly Condition[];
  /** The column to read of each, in place of the id of the member. */
  readonly what?: string;
}

/** A query for the ids of the members who are meant: every word typed begins a word of theirs. */
export function membersFound(
  typed: string,
  { list, joined = '', filters = [], what = 'w0.user_id AS id' }: Search = {},
): Condition {
  const words = wordsTyped(typed).map((word, place, { length }) => {
    const { sql, values } = wordIs(`w${place}`, word);
    return list === undefined
      ? { from: `search_words w${place}`, sql, values }
      : {
          from: `list_words w${place} ${byWord(length)}`,
          sql: `w${place}.list = '${list}' AND (${sql})`,
          values,
        };
  });
  if (words.length === 0) return NOTHING;
  const all = [...words, ...filters];
  const same = words.slice(1).map((_, place) => `w${place + 1}.user_id = w0.user_id`);
  return {
    sql: `SELECT DISTINCT ${what} FROM ${words.map(({ from }) => from).join(' JOIN ')} ${joined}
      WHERE ${[...same, ...all.map(({ sql }) => `(${sql})`)].join(' AND ')}`,
    values: all.flatMap(({ values }) => values),
  };
}

/** The same as a condition on a column of a list that refers to a member: found first, and not once for each row. */
export function memberIn(column: string, typed: string, list: WordList): Condition {
  const { sql, values } = membersFound(typed, { list });
  return { sql: `${column} IN (SELECT id FROM (${sql}) found)`, values };
}

/**
 * The members of a list that a search means: 'many' where they are too many to look up, undefined where it was not
 * asked.
 */
export type Meant = readonly number[] | 'many' | undefined;

/** The one of these conditions that reads least. */
export function memberMeant(column: string, typed: string, list: WordList, meant: Meant): Condition {
  if (meant === undefined) return memberIn(column, typed, list);
  if (meant === 'many') return memberHas(column, typed);
  return meant.length === 0 ? condition('FALSE') : condition(`${column} IN (?)`, meant);
}

/**
 * The same asked of each row by the words of its member alone, for few rows or for a scan that stops early. Counting
 * keeps the database from reading all members with such a word first, as it would for EXISTS.
 */
export function memberHas(column: string, typed: string): Condition {
  const words = wordsTyped(typed).map((word, place) => ({ alias: `h${place}`, ...wordIs(`h${place}`, word) }));
  if (words.length === 0) return condition('FALSE');
  return {
    sql: words
      .map(
        ({ alias, sql }) =>
          `(SELECT COUNT(*) FROM search_words ${alias} WHERE ${alias}.user_id = ${column} AND (${sql})) > 0`,
      )
      .join(' AND '),
    values: words.flatMap(({ values }) => values),
  };
}

/**
 * A member code is one word in any form, an email is one, and so is a phone number in any form, without India's prefix;
 * of a long one the last digits count.
 */
export function wordsTyped(text: string): string[] {
  const memberCode = parseMemberCode(text);
  if (memberCode !== null) return [memberCode.toLowerCase()];
  if (text.includes('@')) return [normalEmail(text)];
  if (!PHONE.test(typed(text))) return searchWords(text).slice(0, WORDS);
  const digits = plainPhone(text).replace(/^\+91/, '').replace(/\D/g, '').slice(-PHONE_DIGITS);
  return digits === '' ? [] : [digits];
}

/** @param alias of `search_words` or `list_words` */
export const wordIs = (alias: string, word: string): Condition =>
  /^\d+$/.test(word)
    ? condition(
        `${alias}.word LIKE ? AND ${alias}.kind NOT IN (${word.length < MEMBER_CODE_DIGITS ? "'phone-end', 'code'" : "'phone-end'"}) OR ${alias}.word LIKE ? AND ${alias}.kind = 'phone-end'`,
        beginning(word),
        beginning(backwards(word)),
      )
    : condition(`${alias}.word LIKE ?`, beginning(word));
