import { INTERNAL, OTHER_OF_PAIR, OWN, isShown, list, publicIdIfShown, type ExportSource } from './export-source.js';

const SENDERS = 'It is in the file of who sent it.';
const DECLINERS = 'It is in the file of who declined.';

/** R26, C9: interests as each of the two knows them, and what is counted about a member's own. */
export const INTEREST_SOURCES: readonly ExportSource[] = [
  {
    record: 'interests',
    table: 'interests',
    // What waits is in no answer to its receiver (R80).
    where: `(low_user_id = :me OR high_user_id = :me) AND (delivered_at IS NOT NULL OR sender_id = :me)
      AND ${isShown(OTHER_OF_PAIR)}`,
    columns: list('public_id state answered_at delivered_at expires_at'),
    made: {
      direction: `IF(sender_id = :me, 'sent', 'received')`,
      with: publicIdIfShown(OTHER_OF_PAIR),
      sent_at: `IF(sender_id = :me, sent_at, delivered_at)`,
      waiting_since: `IF(sender_id = :me, waiting_since, NULL)`,
      note: `IF(sender_id = :me OR note_state = 'clear', note, NULL)`,
      note_state: `IF(sender_id = :me, note_state, NULL)`,
      decline_reason: `IF(sender_id = :me, NULL, decline_reason)`,
      decline_message: `IF(sender_id = :me AND state <> 'declined', NULL, decline_message)`,
      decline_due_at: `IF(sender_id = :me, NULL, decline_due_at)`,
    },
    leftOut: {
      id: INTERNAL,
      low_user_id: INTERNAL,
      high_user_id: INTERNAL,
      sender_id: INTERNAL,
      receiver_id: INTERNAL,
      sent_at: 'Here as the member knows it: what one received begins with its delivery.',
      waiting_since: SENDERS,
      note: SENDERS,
      note_state: SENDERS,
      decline_reason: DECLINERS,
      decline_message: DECLINERS,
      decline_due_at: DECLINERS,
    },
  },
  {
    record: 'declineReasons',
    table: 'decline_counts',
    where: OWN,
    columns: list('reason times'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'noteDecisions',
    table: 'note_decisions',
    where: 'sender_id = :me',
    columns: list('decision held_at decided_at'),
    leftOut: { id: INTERNAL, sender_id: INTERNAL },
  },
];
