import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** What tells a member of an interest is named after its delivery: it may have waited before. */
export class TellOfDelivery1780000000097 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, renamed('interest-received', 'interest-delivered'));
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, renamed('interest-delivered', 'interest-received'));
  }
}

const renamed = (from: string, to: string): string[] => [
  `UPDATE notifications SET kind = '${to}' WHERE kind = '${from}'`,
  `UPDATE declined_mails SET mail = '${to}' WHERE mail = '${from}'`,
  `UPDATE outbox SET template = '${to}' WHERE template = '${from}'`,
];
