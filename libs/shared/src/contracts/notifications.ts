import type { CheckFact } from '../base/domain/lists.js';
import type { CheckRefusal } from '../base/vocabulary/check-refusals.js';
import type { PhotoRefusal } from '../base/vocabulary/photo-refusals.js';
import type { RejectionReason } from '../base/vocabulary/rejection-reasons.js';
import type { NotificationGroup, NotificationKind } from '../base/vocabulary/notification-kinds.js';
import type { PageQuery } from './relations.js';

export interface NotificationsQuery extends PageQuery {
  /** Only what is about this; without it, all. */
  about?: NotificationGroup;
}

/** What came of something, as keys: the reader's application makes the sentence, in the language that is shown. */
export type NotificationOutcome = RejectedProfile | RefusedPhoto | DecidedCheck | EndingCheck;

interface RejectedProfile {
  of: 'profile';
  reasons: RejectionReason[];
}

interface RefusedPhoto {
  of: 'photo';
  refusal: PhotoRefusal;
}

interface DecidedCheck {
  of: 'check';
  fact: CheckFact;
  /** Null where the fact was checked. */
  refusal: CheckRefusal | null;
}

interface EndingCheck {
  of: 'end-of-check';
  fact: CheckFact;
  /** The day from which it counts no more, YYYY-MM-DD; null once it does not. */
  until: string | null;
}

/** A notification to a member inside the application. */
export interface NotificationView {
  id: string;
  kind: NotificationKind;
  at: string;
  read: boolean;
  /** The other member, where it is about one; without an id where their profile is hidden from the reader. */
  member: { id: string | null; name: string } | null;
  outcome: NotificationOutcome | null;
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
