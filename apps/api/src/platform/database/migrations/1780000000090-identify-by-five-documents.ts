import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

const KINDS = "'aadhaar','aadhaar-masked','passport','driving-licence','voter-id','pan'";

/** R43: one of five documents, and what is kept of its number for a year. */
export class IdentifyByFiveDocuments1780000000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE documents MODIFY kind VARCHAR(16) NOT NULL,
        DROP CONSTRAINT ck_documents_kind, ADD CONSTRAINT ck_documents_kind CHECK (kind IN (${KINDS}))`,
      `ALTER TABLE identity_numbers MODIFY kind VARCHAR(16) NOT NULL,
        DROP CONSTRAINT ck_identity_kind, ADD CONSTRAINT ck_identity_kind CHECK (kind IN (${KINDS}))`,
      'ALTER TABLE identity_numbers RENAME COLUMN checksum_holds TO well_formed',
      'ALTER TABLE kept_prints MODIFY kind VARCHAR(16) NOT NULL',
    ]);
  }

  /** What the narrow tables cannot hold goes. */
  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      "DELETE FROM kept_prints WHERE kind IN ('passport','driving-licence','voter-id')",
      'ALTER TABLE kept_prints MODIFY kind VARCHAR(8) NOT NULL',
      'ALTER TABLE identity_numbers RENAME COLUMN well_formed TO checksum_holds',
      ...['identity_numbers', 'documents'].map((table) => `DELETE FROM ${table} WHERE kind NOT IN ('aadhaar','pan')`),
      `ALTER TABLE identity_numbers MODIFY kind VARCHAR(8) NOT NULL,
        DROP CONSTRAINT ck_identity_kind, ADD CONSTRAINT ck_identity_kind CHECK (kind IN ('aadhaar','pan'))`,
      `ALTER TABLE documents MODIFY kind VARCHAR(8) NOT NULL,
        DROP CONSTRAINT ck_documents_kind, ADD CONSTRAINT ck_documents_kind CHECK (kind IN ('aadhaar','pan'))`,
    ]);
  }
}
