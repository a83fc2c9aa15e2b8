import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, WORD } from '../migration-sql.js';

/** Columns with words of our own lists, by their length. */
const ENTRY_WORDS = {
  ...{
    gender: 8,
    marital_status: 16,
    family_state: 20,
    diet: 16,
    caste: 16,
    subcaste: 24,
    education: 16,
    occupation: 16,
  },
  ...{ degree: 16, native_state: 16, native_district: 32, visa: 24, settle_wish: 16, after_marriage_work: 16 },
  ...{ smoking: 16, drinking: 16, work_state: 20, work_country: 16 },
};
const MUST_WORDS = {
  ...{ gender: 8, marital: 60, children: 8, occupation: 120, work_place: 400, visa: 120, settle: 16, home: 1000 },
  ...{ subcaste: 600, caste: 16, diet: 60, smoking: 30, drinking: 30, after_marriage_work: 60 },
};
const ALWAYS_THERE = ['gender', 'marital_status', 'family_state'];

const changed = (words: Readonly<Record<string, number>>, set: string): string =>
  Object.entries(words)
    .map(
      ([name, length]) =>
        `MODIFY ${name} VARCHAR(${length}) ${set} ${ALWAYS_THERE.includes(name) ? 'NOT NULL' : 'NULL'}`,
    )
    .join(', ');

const OF_THE_TABLE = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci';
const ACTIVE = 'ix_browse_active (gender, last_active_at, user_id, dob';

/**
 * A count of a filtered list reads one index, in the order of the list, and no row: words take a byte a letter, and the
 * index has what most filters ask for.
 */
export class NarrowTheListing1780000000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE browse_entries ${changed(ENTRY_WORDS, WORD)}, DROP INDEX ix_browse_active, DROP INDEX ix_browse_filters,
        ADD INDEX ${ACTIVE}, marital_status, diet, height_inches, subcaste, degree, native_district, visa, has_photo,
          income_rank, birth_year, work_state, family_state),
        ADD INDEX ix_browse_filters (gender, birth_year, dob, last_active_at, height_inches, marital_status, education,
          occupation, income_rank, work_state, work_country, family_state, native_district, caste, diet, gothra_own)`,
      `ALTER TABLE browse_musts ${changed(MUST_WORDS, WORD)}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE browse_musts ${changed(MUST_WORDS, OF_THE_TABLE)}`,
      `ALTER TABLE browse_entries ${changed(ENTRY_WORDS, OF_THE_TABLE)}, DROP INDEX ix_browse_active,
        DROP INDEX ix_browse_filters, ADD INDEX ${ACTIVE}), ADD INDEX ix_browse_filters (gender, birth_year, marital_status,
          income_rank, work_state, family_state, work_country, diet, dob, last_active_at)`,
    ]);
  }
}
