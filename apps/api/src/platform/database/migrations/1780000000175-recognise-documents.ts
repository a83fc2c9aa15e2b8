import type { MigrationInterface, QueryRunner } from 'typeorm';

/** R107: a picture of a document that another account gave is recognised, also after the file is erased. */
export class RecogniseDocuments1780000000175 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents ADD COLUMN print BINARY(32) NULL, ALGORITHM=INSTANT');
    await runner.query('ALTER TABLE documents ADD KEY ix_documents_print (print), ALGORITHM=INPLACE, LOCK=NONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents DROP KEY ix_documents_print, ALGORITHM=INPLACE, LOCK=NONE');
    await runner.query('ALTER TABLE documents DROP COLUMN print, ALGORITHM=INSTANT');
  }
}
