/** The history that the team reads next to words or details before it decides on them. */
import type { WriterPast } from '@kalyanam/shared/team/held-notes';

export interface WriterPastRow {
  verifiedAt: Date | null;
  allowed: unknown;
  refused: unknown;
  openReports: unknown;
}

/** Columns of the member in the row of `users` with this alias; each one reads that member's rows by an index. */
export const writerPast = (user: string): string =>
  `(SELECT MAX(c.decided_at) FROM verification_cases c
      WHERE c.user_id = ${user}.id AND c.decision <> 'reject' AND ${user}.verification_status = 'verified') AS verifiedAt,
    (SELECT COUNT(*) FROM note_decisions d WHERE d.sender_id = ${user}.id AND d.decision = 'allowed') AS allowed,
    (SELECT COUNT(*) FROM note_decisions d WHERE d.sender_id = ${user}.id AND d.decision = 'refused') AS refused,
    (SELECT COUNT(*) FROM reports o WHERE o.reported_id = ${user}.id AND o.closed_at IS NULL) AS openReports`;

export const writerPastOf = ({ verifiedAt, allowed, refused, openReports }: WriterPastRow): WriterPast => ({
  verifiedAt: verifiedAt?.toISOString() ?? null,
  ...{ allowed: Number(allowed), refused: Number(refused), openReports: Number(openReports) },
});
