import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

export class CreateFiles1780000000003 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE photos (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        slot TINYINT UNSIGNED NOT NULL,
        sort_order TINYINT UNSIGNED NOT NULL,
        storage_key VARCHAR(80) NOT NULL,
        width SMALLINT UNSIGNED NOT NULL,
        height SMALLINT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        UNIQUE KEY uq_photos_public_id (public_id),
        UNIQUE KEY uq_photos_slot (user_id, slot),
        UNIQUE KEY uq_photos_storage_key (storage_key),
        CONSTRAINT fk_photos_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_photos_slot CHECK (slot BETWEEN 0 AND 3)
      ) ${TABLE}`,
      `CREATE TABLE documents (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        kind VARCHAR(8) NOT NULL,
        storage_key VARCHAR(80) NULL,
        sealed_key VARBINARY(255) NULL,
        content_type VARCHAR(40) NOT NULL,
        byte_size INT UNSIGNED NOT NULL,
        uploaded_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        erased_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_documents_public_id (public_id),
        UNIQUE KEY uq_documents_kind (user_id, kind),
        UNIQUE KEY uq_documents_storage_key (storage_key),
        CONSTRAINT fk_documents_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_documents_kind CHECK (kind IN ('aadhaar','pan')),
        CONSTRAINT ck_documents_erased CHECK ((erased_at IS NULL) = (storage_key IS NOT NULL))
      ) ${TABLE}`,
      `CREATE TABLE orphaned_files (
        storage_key VARCHAR(80) NOT NULL,
        since DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (storage_key),
        KEY ix_orphaned_files_since (since)
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['orphaned_files', 'documents', 'photos']);
  }
}
