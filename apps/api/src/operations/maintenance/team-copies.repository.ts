import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WordList } from '../../people/accounts/list-word.entity.js';
import { QueueMarks } from '../../people/accounts/queue-marks.repository.js';
import { SearchWords } from '../../people/accounts/search-words.repository.js';

/** The members of each list, between two ids. */
const MEMBERS: Readonly<Record<WordList, string>> = {
  queue: 'SELECT open_user_id AS id FROM verification_cases WHERE open_user_id > ? AND open_user_id <= ?',
  reports: 'SELECT DISTINCT reported_id AS id FROM reports WHERE reported_id > ? AND reported_id <= ?',
  edits: 'SELECT DISTINCT user_id AS id FROM profile_edits WHERE user_id > ? AND user_id <= ?',
  eligible: 'SELECT DISTINCT used_by AS id FROM eligible_users WHERE used_by > ? AND used_by <= ?',
};

/** Members per statement, so that each stays within the time limit. */
const AT_ONCE = 50_000;

/** Compares the copies of members in lists of the team with the members themselves, and corrects them. */
@Injectable()
export class TeamCopiesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly marks: QueueMarks,
    private readonly words: SearchWords,
  ) {}

  /** Returns what was wrong, a line each. */
  async mend(): Promise<string[]> {
    const found: string[] = [];
    const [row] = await this.database.query<{ last: number | null }[]>('SELECT MAX(id) AS last FROM users');
    for (let from = 0; from < Number(row?.last ?? 0); from += AT_ONCE) {
      const between = [from, from + AT_ONCE] as const;
      for (const list of Object.keys(MEMBERS) as WordList[]) found.push(...(await this.mendWords(list, between)));
      found.push(...(await this.mendMarks(between)));
    }
    return found;
  }

  private async mendWords(list: WordList, between: readonly [number, number]): Promise<string[]> {
    const lacking = await this.database.query<{ id: number }[]>(
      `SELECT m.id FROM (${MEMBERS[list]}) m WHERE EXISTS (SELECT 1 FROM search_words s WHERE s.user_id = m.id
         AND NOT EXISTS (SELECT 1 FROM list_words l
           WHERE l.list = ? AND l.word = s.word AND l.kind = s.kind AND l.user_id = s.user_id))`,
      [...between, list],
    );
    for (const { id } of lacking)
      await this.database.transaction(async (manager) => {
        await this.words.leave(manager, list, id);
        await this.words.enter(manager, list, id);
      });
    return lacking.map(({ id }) => `list_words ${list} ${id}`);
  }

  private async mendMarks(between: readonly [number, number]): Promise<string[]> {
    const wrong = await this.database.query<{ id: number }[]>(
      `SELECT c.open_user_id AS id FROM verification_cases c WHERE c.open_user_id > ? AND c.open_user_id <= ? AND (
         c.abroad <> EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = c.user_id AND p.work_type = 'nri')
         OR c.no_file = EXISTS (SELECT 1 FROM documents d
           WHERE d.user_id = c.user_id AND d.kind <> 'pan' AND d.erased_at IS NULL))`,
      [...between],
    );
    await this.marks.put(
      this.database.manager,
      wrong.map(({ id }) => id),
    );
    return wrong.map(({ id }) => `verification_cases ${id}`);
  }
}
