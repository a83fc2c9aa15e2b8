import type { NotificationOutcome, NotificationView } from '@kalyanam/shared/contracts/notifications';
import type { NotificationRow } from '../../people/notifications/notifications.repository.js';

/** A notification as shown to its member, with only the details that a member may read. */
export function notificationView(row: NotificationRow, member: NotificationView['member']): NotificationView {
  const { outcome, notes } = JSON.parse(row.details) as { outcome?: NotificationOutcome; notes?: string };
  return {
    id: row.publicId,
    kind: row.kind,
    at: row.createdAt.toISOString(),
    read: row.readAt !== null,
    member: member && { id: member.id, name: member.name },
    outcome: outcome ?? null,
    notes: notes ?? null,
  };
}
