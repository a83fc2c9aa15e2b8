import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE, WORD } from '../migration-sql.js';

/** C13: links to the page that families exchange. Of a link's token only the hash is kept. */
export class ShareBiodata1780000000133 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE biodata_shares (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) ${EXACT} NOT NULL,
        owner_id INT UNSIGNED NOT NULL,
        created_by INT UNSIGNED NULL,
        for_whom VARCHAR(60) NOT NULL,
        language VARCHAR(4) ${WORD} NOT NULL,
        sections VARCHAR(60) ${WORD} NOT NULL,
        photo VARCHAR(5) ${WORD} NOT NULL,
        contact VARCHAR(6) ${WORD} NOT NULL,
        gothra BOOLEAN NOT NULL,
        horoscope BOOLEAN NOT NULL,
        head VARCHAR(6) ${WORD} NOT NULL,
        token_hash BINARY(32) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        revoked_at DATETIME(3) NULL,
        revoked_by VARCHAR(9) ${WORD} NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        views INT UNSIGNED NOT NULL DEFAULT 0,
        first_viewed_at DATETIME(3) NULL,
        last_viewed_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_biodata_shares_public_id (public_id),
        UNIQUE KEY uq_biodata_shares_token (token_hash),
        KEY ix_biodata_shares_owner (owner_id, id),
        KEY ix_biodata_shares_created_by (created_by),
        KEY ix_biodata_shares_expires (expires_at),
        CONSTRAINT fk_biodata_shares_owner FOREIGN KEY (owner_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_biodata_shares_created_by FOREIGN KEY (created_by) REFERENCES users (id)
          ON DELETE SET NULL ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['biodata_shares']);
  }
}
