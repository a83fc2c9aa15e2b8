import type { MigrationInterface, QueryRunner } from 'typeorm';

/** C10, C13: the number of a family member is given out with that person's own yes, and never under another's name. */
export class GiveOwnNumbers1780000000172 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_members ADD COLUMN number_given_at DATETIME(3) NULL, ALGORITHM=INSTANT');
    await runner.query('ALTER TABLE calls ADD COLUMN number_seat_id INT UNSIGNED NULL, ALGORITHM=INSTANT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calls DROP COLUMN number_seat_id, ALGORITHM=INSTANT');
    await runner.query('ALTER TABLE desk_members DROP COLUMN number_given_at, ALGORITHM=INSTANT');
  }
}
