import { searchWords } from '@kalyanam/shared/base/text';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

interface Member {
  id: number;
  email: string;
  phone: string;
  name: string | null;
}

const BATCH = 1000;

/** The words by which the team finds members, filled for those who are registered already. */
export class FindByWords1780000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `CREATE TABLE search_words (
        user_id INT UNSIGNED NOT NULL,
        kind VARCHAR(9) NOT NULL,
        word VARCHAR(254) ${EXACT} NOT NULL,
        PRIMARY KEY (user_id, kind, word),
        KEY ix_search_words_word (word, kind, user_id),
        CONSTRAINT fk_search_words_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
    let members = await after(runner, 0);
    while (members.length > 0) {
      await runner.query(`INSERT IGNORE INTO search_words (user_id, kind, word) VALUES ?`, [members.flatMap(wordsOf)]);
      members = await after(runner, members.at(-1)?.id ?? 0);
    }
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['search_words']);
  }
}

const after = (runner: QueryRunner, id: number): Promise<Member[]> =>
  runner.query(
    `SELECT u.id, u.email, u.phone, p.name FROM users u LEFT JOIN profiles p ON p.user_id = u.id
     WHERE u.id > ? ORDER BY u.id LIMIT ?`,
    [id, BATCH],
  );

const wordsOf = ({ id, email, phone, name }: Member): (string | number)[][] => [
  ...searchWords(name ?? '').map((word) => [id, 'name', word.slice(0, 254)]),
  ...[email, ...searchWords(email.split('@')[0] ?? '')].map((word) => [id, 'email', word]),
  [id, 'phone', phone],
  [id, 'phone-end', [...phone].reverse().join('')],
];
