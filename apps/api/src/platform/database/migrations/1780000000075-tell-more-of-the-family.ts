import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

const LISTED = [
  'height_inches TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER diet',
  'caste VARCHAR(16) NULL AFTER height_inches',
  'subcaste VARCHAR(24) NULL AFTER caste',
  'education VARCHAR(16) NULL AFTER subcaste',
  'occupation VARCHAR(16) NULL AFTER education',
  'degree VARCHAR(16) NULL AFTER occupation',
  'native_state VARCHAR(16) NULL AFTER degree',
  'native_district VARCHAR(32) NULL AFTER native_state',
  'visa VARCHAR(24) NULL AFTER native_district',
  'settle_wish VARCHAR(16) NULL AFTER visa',
  'after_marriage_work VARCHAR(16) NULL AFTER settle_wish',
  'smoking VARCHAR(16) NULL AFTER after_marriage_work',
  'drinking VARCHAR(16) NULL AFTER smoking',
  'has_children BOOLEAN NULL AFTER drinking',
  'has_photo BOOLEAN NOT NULL DEFAULT FALSE AFTER has_children',
];

/** C1: what families ask beyond a registration, and the consents that go with it. */
export class TellMoreOfTheFamily1780000000075 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE profiles ADD COLUMN surname VARCHAR(40) NULL AFTER subcaste,
       ADD COLUMN more_visible VARCHAR(16) NOT NULL DEFAULT 'accepted' AFTER contact_visibility`,
      `ALTER TABLE consents ADD COLUMN withdrawn_at DATETIME(3) NULL AFTER agreed_at`,
      `CREATE TABLE profile_details (
        user_id INT UNSIGNED NOT NULL,
        family_type VARCHAR(16) NULL,
        father_name VARCHAR(80) NULL,
        father_living VARCHAR(16) NULL,
        father_work VARCHAR(80) NULL,
        mother_name VARCHAR(80) NULL,
        mother_living VARCHAR(16) NULL,
        mother_work VARCHAR(80) NULL,
        mother_surname VARCHAR(40) NULL,
        children TINYINT UNSIGNED NULL,
        children_live_with VARCHAR(16) NULL,
        native_state VARCHAR(16) NULL,
        native_district VARCHAR(32) NULL,
        native_mandal VARCHAR(60) NULL,
        native_village VARCHAR(60) NULL,
        degree VARCHAR(16) NULL,
        field_of_study VARCHAR(80) NULL,
        institution VARCHAR(100) NULL,
        job_title VARCHAR(80) NULL,
        employer VARCHAR(80) NULL,
        visa_status VARCHAR(24) NULL,
        settle_wish VARCHAR(16) NULL,
        after_marriage_work VARCHAR(16) NULL,
        smoking VARCHAR(16) NULL,
        drinking VARCHAR(16) NULL,
        languages VARCHAR(40) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (user_id),
        CONSTRAINT fk_profile_details_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE siblings (
        user_id INT UNSIGNED NOT NULL,
        position TINYINT UNSIGNED NOT NULL,
        relation VARCHAR(16) NOT NULL,
        married BOOLEAN NULL,
        work VARCHAR(80) NULL,
        place VARCHAR(60) NULL,
        PRIMARY KEY (user_id, position),
        CONSTRAINT fk_siblings_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `ALTER TABLE browse_entries ${LISTED.map((column) => `ADD COLUMN ${column}`).join(', ')}`,
      `UPDATE browse_entries b JOIN profiles p ON p.user_id = b.user_id JOIN users u ON u.id = b.user_id
       SET b.height_inches = p.height_inches, b.caste = p.caste, b.education = p.education,
         b.occupation = p.occupation,         b.has_photo = u.verification_status = 'verified' AND EXISTS (
           SELECT 1 FROM photos f WHERE f.user_id = b.user_id AND f.review_state <> 'refused')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = LISTED.map((column) => column.split(' ')[0]);
    await dropAll(runner, ['siblings', 'profile_details']);
    await runAll(runner, [
      `ALTER TABLE browse_entries ${names.map((column) => `DROP COLUMN ${column}`).join(', ')}`,
      `ALTER TABLE consents DROP COLUMN withdrawn_at`,
      `ALTER TABLE profiles DROP COLUMN surname, DROP COLUMN more_visible`,
    ]);
  }
}
