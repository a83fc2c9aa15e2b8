import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Whose contact details a member opened today is one range of one index. */
export class CountContactsByDay1780000000029 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE contact_views
        DROP KEY ix_contact_views_viewer, ADD KEY ix_contact_views_viewer (viewer_id, last_at)`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE contact_views DROP KEY ix_contact_views_viewer, ADD KEY ix_contact_views_viewer (viewer_id)`,
    ]);
  }
}
