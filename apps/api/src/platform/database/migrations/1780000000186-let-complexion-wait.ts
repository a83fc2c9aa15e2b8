import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A family need not state a complexion. Undone, those that have none get the middle one. */
export class LetComplexionWait1780000000186 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE profiles MODIFY complexion VARCHAR(16) NULL, ALGORITHM=INPLACE, LOCK=NONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE profiles SET complexion = 'wheatish' WHERE complexion IS NULL");
    await runner.query('ALTER TABLE profiles MODIFY complexion VARCHAR(16) NOT NULL, ALGORITHM=INPLACE, LOCK=NONE');
  }
}
