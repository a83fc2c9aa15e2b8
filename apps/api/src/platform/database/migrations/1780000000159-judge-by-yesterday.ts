import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TABLE } from '../migration-sql.js';

/** R106: what others' wishes judge a member by on a day of changes: the facts as the day before left them. */
export class JudgeByYesterday1780000000159 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE judged_facts (
      user_id INT UNSIGNED NOT NULL,
      day DATE NOT NULL,
      earlier TEXT NOT NULL,
      latest TEXT NOT NULL,
      PRIMARY KEY (user_id),
      CONSTRAINT fk_judged_facts_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${TABLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS judged_facts');
  }
}
