import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** The day in India. */
const day = (moment: string): string => `DATE(${moment} + INTERVAL 330 MINUTE)`;

/** What a check speaks of: see checks.policy.ts. */
const about = (...values: string[]): string =>
  `UNHEX(SHA2(CONCAT_WS('\\n', ${values.map((value) => `COALESCE(${value}, '')`).join(', ')}), 256))`;

const COLUMNS = 'user_id, fact, state, method, evidence, checked_by_role, about, checked_at, valid_until';

const ofCodes = (fact: 'email' | 'phone'): string =>
  `INSERT INTO checks (${COLUMNS})
   SELECT id, '${fact}', 'checked', 'code', NULL, NULL, ${about(fact)}, ${fact}_verified_at,
     ${day(`${fact}_verified_at`)} + INTERVAL 12 MONTH
   FROM users JOIN profiles ON user_id = id WHERE ${fact}_verified_at IS NOT NULL`;

/** The newest decision, where it made the member what they are. */
const NEWEST = `JOIN verification_cases v ON v.id = (SELECT MAX(n.id) FROM verification_cases n
    WHERE n.user_id = p.user_id AND n.decided_at IS NOT NULL)
  JOIN users u ON u.id = p.user_id AND u.verification_status = 'verified'`;

/** Name and date of birth are those of that day: no change was accepted since. */
const AS_DECIDED = `NOT EXISTS (SELECT 1 FROM profile_edits e WHERE e.user_id = p.user_id AND e.decision = 'approve'
    AND e.decided_at > v.decided_at AND (e.changes LIKE '%"name"%' OR e.changes LIKE '%"dob"%'))`;

const bySeenDocument = (fact: string, where: string): string =>
  `INSERT INTO checks (${COLUMNS})
   SELECT p.user_id, '${fact}', 'checked', 'seen', 'aadhaar', a.role, ${about('p.name', 'p.dob')}, v.decided_at,
     ${day('v.decided_at')} + INTERVAL 60 MONTH
   FROM profiles p ${NEWEST} JOIN admins a ON a.id = v.decided_by
   WHERE v.decision = 'approve' AND p.document_verified_at IS NOT NULL AND ${AS_DECIDED} ${where}`;

/**
 * C7: the checks of a profile. Filled from known facts only: addresses from their codes, identity
 * from documents that were seen, the date of birth where its reviewer ticked it, pairs that were vouched for. Which
 * photo was the main one on that day is not known.
 */
export class KeepChecks1780000000091 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE checks (
        user_id INT UNSIGNED NOT NULL,
        fact VARCHAR(12) NOT NULL,
        state VARCHAR(8) NOT NULL,
        method VARCHAR(8) NOT NULL,
        evidence VARCHAR(20) NULL,
        checked_by_role VARCHAR(10) NULL,
        about BINARY(32) NOT NULL,
        checked_at DATETIME(3) NOT NULL,
        valid_until DATE NULL,
        warned_at DATETIME(3) NULL,
        ended_at DATETIME(3) NULL,
        revoked_at DATETIME(3) NULL,
        revoked_why VARCHAR(200) NULL,
        PRIMARY KEY (user_id, fact),
        KEY ix_checks_until (valid_until),
        CONSTRAINT fk_checks_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      ofCodes('email'),
      ofCodes('phone'),
      bySeenDocument('identity', ''),
      bySeenDocument(
        'birth-date',
        `AND EXISTS (SELECT 1 FROM case_ticks t
           WHERE t.case_id = v.id AND t.admin_id = v.decided_by AND t.fact = 'dob' AND t.state = 'ok')`,
      ),
      `INSERT INTO checks (${COLUMNS})
       SELECT p.user_id, 'identity', 'checked', 'vouched', NULL, NULL, ${about('p.name', 'p.dob')}, v.decided_at,
         ${day('v.decided_at')} + INTERVAL 60 MONTH
       FROM profiles p ${NEWEST} WHERE v.decision = 'pre-approved' AND ${AS_DECIDED}`,
      // No one is notified today of checks that ended before they were recorded.
      `UPDATE checks SET warned_at = UTC_TIMESTAMP(3), ended_at = UTC_TIMESTAMP(3) WHERE valid_until <= UTC_DATE()`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['checks']);
  }
}
