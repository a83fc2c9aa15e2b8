import { searchWords } from '@kalyanam/shared/base/text';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ListWord, type WordList } from './list-word.entity.js';
import { SearchWord, type SearchKind } from './search-word.entity.js';

/** The fields that the words come from; a missing one stays as it is. */
export interface Findable {
  readonly name?: string;
  readonly email?: string;
  /** The whole list of them. */
  readonly phones?: readonly string[] | undefined;
  readonly memberCode?: string | undefined;
}

const WORD_LENGTH = 254;

/**
 * The only writer of `search_words` and of their copies by list: each change of a name or an address calls it in the
 * same transaction.
 */
@Injectable()
export class SearchWords {
  async put(manager: EntityManager, userId: number, { name, email, phones, memberCode }: Findable): Promise<void> {
    if (name !== undefined) await this.replace(manager, userId, 'name', searchWords(name));
    if (email !== undefined) await this.replace(manager, userId, 'email', emailWords(email));
    if (memberCode !== undefined) await this.replace(manager, userId, 'code', [memberCode.toLowerCase()]);
    if (phones === undefined) return;
    const digits = phones.map((phone) => phone.replace('+', ''));
    await this.replace(manager, userId, 'phone', digits);
    await this.replace(manager, userId, 'phone-end', digits.map(backwards));
  }

  /** A list of the team has the member from now on; it may have had them before. */
  async enter(manager: EntityManager, list: WordList, userId: number): Promise<void> {
    await manager.query(
      `INSERT IGNORE INTO list_words (list, word, kind, user_id)
       SELECT ?, word, kind, user_id FROM search_words WHERE user_id = ?`,
      [list, userId],
    );
  }

  async leave(manager: EntityManager, list: WordList, userId: number): Promise<void> {
    await manager.delete(ListWord, { list, userId });
  }

  private async replace(manager: EntityManager, userId: number, kind: SearchKind, words: readonly string[]) {
    await manager.delete(SearchWord, { userId, kind });
    const kept = new Set(words.map((word) => word.slice(0, WORD_LENGTH)));
    if (kept.size > 0)
      await manager.insert(
        SearchWord,
        [...kept].map((word) => ({ userId, kind, word })),
      );
    await this.copy(manager, userId, kind);
  }

  private async copy(manager: EntityManager, userId: number, kind: SearchKind): Promise<void> {
    const lists = await manager.query<{ list: WordList }[]>('SELECT DISTINCT list FROM list_words WHERE user_id = ?', [
      userId,
    ]);
    if (lists.length === 0) return;
    await manager.delete(ListWord, { userId, kind });
    for (const { list } of lists) await this.enter(manager, list, userId);
  }
}

/** The whole address, and every word before its @. */
const emailWords = (email: string): string[] => [email, ...searchWords(email.split('@')[0] ?? '')];

export const backwards = (digits: string): string => [...digits].reverse().join('');
