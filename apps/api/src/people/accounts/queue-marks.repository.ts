import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';

/** What the queue filters by beyond the case itself, of a case `c`. */
const MARKS = `c.abroad = EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = c.user_id AND p.work_type = 'nri'),
  c.no_file = NOT EXISTS (SELECT 1 FROM documents d
    WHERE d.user_id = c.user_id AND d.kind <> 'pan' AND d.erased_at IS NULL)`;

/**
 * Kept on the open case, so that the queue reads no other table to count: each change of a document, or of where a
 * member works, calls it in the same transaction.
 */
@Injectable()
export class QueueMarks {
  constructor(private readonly changes: MemberChanges) {}

  async put(manager: EntityManager, userIds: readonly number[]): Promise<void> {
    if (userIds.length === 0) return;
    await manager.query(`UPDATE verification_cases c SET ${MARKS} WHERE c.open_user_id IN (?)`, [userIds]);
    await this.changes.note(manager, userIds);
  }
}
