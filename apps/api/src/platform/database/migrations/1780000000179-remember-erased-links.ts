import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, TABLE } from '../migration-sql.js';

/** C13: a copy of a biodata says that it is withdrawn, also once the account is erased. */
export class RememberErasedLinks1780000000179 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE erased_links (
        token_hash BINARY(32) NOT NULL,
        erased_at DATETIME(3) NOT NULL,
        PRIMARY KEY (token_hash),
        KEY ix_erased_links_erased (erased_at)
      ) ${TABLE}`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['erased_links']);
  }
}
