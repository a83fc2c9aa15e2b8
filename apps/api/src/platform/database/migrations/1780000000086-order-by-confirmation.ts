import type { MigrationInterface, QueryRunner } from 'typeorm';

/** R83: the order that saved searches name is by confirmation now. */
export class OrderByConfirmation1780000000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(renamed('recently-active', 'recently-confirmed'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(renamed('recently-confirmed', 'recently-active'));
  }
}

const renamed = (from: string, to: string): string =>
  `UPDATE saved_searches SET query = REPLACE(query, 'sort=${from}', 'sort=${to}') WHERE query LIKE '%sort=${from}%'`;
