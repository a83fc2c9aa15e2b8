import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

const BANDS = ['band0', 'band1', 'band2', 'band3'];
const COLUMNS = `d_hash BIGINT UNSIGNED NULL, ${BANDS.map((band) => `${band} SMALLINT UNSIGNED NULL`).join(', ')}`;
/** A band finds candidates, and the hash beside it decides: no row of the table is read. */
const indexes = (table: string) => BANDS.map((band) => `INDEX ix_${table}_${band} (${band}, d_hash)`).join(', ');

/** R81: prints of pictures, of where accounts were registered, and of accounts that were rejected or deleted. */
export class KeepSignals1780000000061 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE photo_hashes (
         photo_id INT UNSIGNED NOT NULL PRIMARY KEY,
         exact BINARY(32) NOT NULL,
         ${COLUMNS},
         INDEX ix_photo_hashes_exact (exact), ${indexes('photo_hashes')},
         CONSTRAINT fk_photo_hashes_photo FOREIGN KEY (photo_id) REFERENCES photos (id) ON DELETE CASCADE ON UPDATE NO ACTION
       ) ${TABLE}`,
      `CREATE TABLE registration_signals (
         user_id INT UNSIGNED NOT NULL PRIMARY KEY,
         address BINARY(32) NULL,
         network BINARY(32) NULL,
         device BINARY(32) NULL,
         form_seconds INT UNSIGNED NULL,
         registered_at DATETIME(3) NULL,
         phone_changed_at DATETIME(3) NULL,
         INDEX ix_registration_signals_network (network, registered_at),
         CONSTRAINT fk_registration_signals_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
       ) ${TABLE}`,
      `CREATE TABLE kept_prints (
         id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
         user_id INT UNSIGNED NOT NULL,
         why VARCHAR(12) NOT NULL,
         kind VARCHAR(8) NOT NULL,
         print BINARY(32) NOT NULL,
         ${COLUMNS},
         kept_at DATETIME(3) NOT NULL,
         UNIQUE INDEX uq_kept_prints (user_id, kind, print),
         INDEX ix_kept_prints_print (print),
         INDEX ix_kept_prints_at (kept_at), ${indexes('kept_prints')}
       ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['kept_prints', 'registration_signals', 'photo_hashes']);
  }
}
