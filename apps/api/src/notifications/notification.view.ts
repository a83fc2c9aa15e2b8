import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import type { MemberName } from '../profiles/member-cards.service.js';
import type { NotificationRow } from './notifications.repository.js';

/** A notification as shown to its member, with only the details that a member may read. */
export function notificationView(row: NotificationRow, member: MemberName | null): NotificationView {
  const { notes } = JSON.parse(row.details) as { notes?: string };
  return {
    id: row.publicId,
    kind: row.kind,
    at: row.createdAt.toISOString(),
    read: row.readAt !== null,
    member: member && { id: member.id, name: member.name },
    notes: notes ?? null,
  };
}
