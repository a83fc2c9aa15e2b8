import type { NotificationGroup, NotificationKind } from '../vocabulary/status.js';
import type { PageQuery } from './relations.js';

export interface NotificationsQuery extends PageQuery {
  /** Only what is about this; without it, all. */
  about?: NotificationGroup;
}

/** A notification to a member inside the application. */
export interface NotificationView {
  id: string;
  kind: NotificationKind;
  at: string;
  read: boolean;
  /** The other member, where it is about one. */
  member: { id: string; name: string } | null;
  /** What the team wrote, e.g. with a rejection. */
  notes: string | null;
}

export interface NotificationsPage {
  success: true;
  /** Newest first. */
  notifications: NotificationView[];
  unread: number;
  page: number;
  total: number;
  totalPages: number;
}

/** One of the two. */
export interface ReadRequest {
  ids?: string[];
  all?: boolean;
}

export interface ReadAnswer {
  success: true;
  unread: number;
}

/** Data of the event `notification` on the stream of events. */
export interface NotificationEvent {
  unread: number;
}
