/** The viewer's relation to the owner `u` in SQL, shared by every query that feeds the policy. */
import type { InterestState } from '@kalyanam/shared/base/vocabulary/status';
import type { InterestFacts } from './transitions.js';

export interface Relation {
  readonly blockedEitherWay: boolean;
  readonly acceptedInterest: boolean;
  /** C6: the owner hides phone and email from this viewer. */
  readonly contactDenied: boolean;
  /** The pair's row, if there is one. */
  readonly interest: InterestFacts | null;
  readonly shortlisted: boolean;
  /** When the viewer marked it "Not for us". */
  readonly dismissedAt: Date | null;
  /** The viewer has asked to see the owner's photos. */
  readonly photosAsked: boolean;
  /** The owner shows the viewer their photos, because they were asked. */
  readonly photosGranted: boolean;
}

/** The columns of a pair's interest, null where there is none. */
export interface InterestRow {
  interestState: InterestState | null;
  interestSenderId: number;
  interestSentAt: Date;
  interestAnsweredAt: Date | null;
  interestExpiresAt: Date | null;
  interestDeliveredAt: Date | null;
  interestBefore: unknown;
  interestTaken: unknown;
  interestNote: string | null;
  interestNoteState: InterestFacts['noteState'];
  declineMessage: InterestFacts['declineMessage'];
  declineDueAt: Date | null;
}

export interface RelationRow extends InterestRow {
  blockedEitherWay: unknown;
  shortlisted: unknown;
  dismissedAt: Date | null;
  photosAsked: unknown;
  photosGranted: unknown;
  contactDenied: unknown;
}

/** `viewer`: the expression for the viewer's id, used twice. Each half is one primary key lookup. */
const blocked = (viewer: string): string =>
  `(EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = u.id AND b.blocked_id = ${viewer})
  OR EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = ${viewer} AND b.blocked_id = u.id))`;

/** What waits in the line of the receiver of `i`, and what was delivered to them and is not answered. */
const inLine = (which: string): string =>
  `(SELECT COUNT(*) FROM interests l WHERE l.receiver_id = i.receiver_id AND l.state = 'pending' AND ${which})`;
const ofWaiting = (which: string): string => `IF(i.state = 'pending' AND i.delivered_at IS NULL, ${inLine(which)}, 0)`;

export const INTEREST_COLUMNS = `i.state AS interestState, i.sender_id AS interestSenderId,
  i.sent_at AS interestSentAt, i.answered_at AS interestAnsweredAt, i.expires_at AS interestExpiresAt,
  i.delivered_at AS interestDeliveredAt, i.note AS interestNote, i.note_state AS interestNoteState,
  i.decline_message AS declineMessage, i.decline_due_at AS declineDueAt,
  ${ofWaiting('l.delivered_at IS NULL AND (l.waiting_since, l.id) < (i.waiting_since, i.id)')} AS interestBefore,
  ${ofWaiting('l.delivered_at IS NOT NULL')} AS interestTaken`;

export const interestOf = (row: InterestRow): InterestFacts | null =>
  row.interestState && {
    state: row.interestState,
    senderId: row.interestSenderId,
    sentAt: row.interestSentAt,
    answeredAt: row.interestAnsweredAt,
    deliveredAt: row.interestDeliveredAt,
    expiresAt: row.interestExpiresAt,
    before: Number(row.interestBefore),
    taken: Number(row.interestTaken),
    note: row.interestNote,
    noteState: row.interestNoteState,
    declineMessage: row.declineMessage,
    declineDueAt: row.declineDueAt,
  };

export const RELATION_COLUMNS = `${blocked('?')} AS blockedEitherWay, ${INTEREST_COLUMNS},
  s.user_id IS NOT NULL AS shortlisted,
  n.added_at AS dismissedAt, q.owner_id IS NOT NULL AS photosAsked, g.owner_id IS NOT NULL AS photosGranted,
  cd.denied_at IS NOT NULL AS contactDenied`;

export const RELATION_JOINS = `LEFT JOIN interests i
    ON i.low_user_id = LEAST(u.id, ?) AND i.high_user_id = GREATEST(u.id, ?)
  LEFT JOIN shortlist_entries s ON s.user_id = ? AND s.profile_user_id = u.id
  LEFT JOIN dismissals n ON n.user_id = ? AND n.profile_user_id = u.id
  LEFT JOIN photo_requests q ON q.owner_id = u.id AND q.viewer_id = ?
  LEFT JOIN photo_grants g ON g.owner_id = u.id AND g.viewer_id = ? AND g.revoked_at IS NULL
  LEFT JOIN contact_denials cd ON cd.owner_id = u.id AND cd.viewer_id = ?`;

/** The placeholders of columns and joins, in order. */
export const relationValues = (viewerId: number): number[] => Array<number>(9).fill(viewerId);

/** Raw booleans are 0 and 1. */
export const relationOf = (row: RelationRow): Relation => ({
  blockedEitherWay: Number(row.blockedEitherWay) === 1,
  acceptedInterest: row.interestState === 'accepted',
  interest: interestOf(row),
  shortlisted: Number(row.shortlisted) === 1,
  dismissedAt: row.dismissedAt,
  photosAsked: Number(row.photosAsked) === 1,
  photosGranted: Number(row.photosGranted) === 1,
  contactDenied: Number(row.contactDenied) === 1,
});

/** R45: the candidate of this account has been asked, and has not agreed. */
export const unagreed = (userId: string): string =>
  `EXISTS (SELECT 1 FROM candidate_consents w WHERE w.user_id = ${userId} AND w.agreed_at IS NULL)`;

/** Verification statuses that may browse and be found. */
export const BROWSING = `'semi-verified', 'verified'`;

/** Owners `u` with profile `p` that some viewer may see. */
export const SHOWN_TO_SOMEONE = `u.verification_status IN (${BROWSING}) AND u.account_status = 'active'
  AND p.married_at IS NULL AND NOT ${unagreed('u.id')}`;

/**
 * Owners `u` with profile `p` who are visible to a browsing viewer at all: a coarse filter for lists and counts; the
 * policy still decides about each. A test compares the two.
 */
export const shownTo = (viewer: string): string => `${SHOWN_TO_SOMEONE} AND NOT ${blocked(viewer)}`;

export const SHOWN = shownTo('?');
export const shownValues = (viewerId: number): number[] => [viewerId, viewerId];
