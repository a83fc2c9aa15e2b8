import { severityAt } from '@kalyanam/shared/team/report-severity';
import type { ReportDecisionView, ReporterHistory, ReportRow } from '@kalyanam/shared/team/reports';
import type { ReporterRow, ReportListRow } from './report-list.repository.js';

/** A report as shown to the team; the reporter's name never leaves the team (R28). */
export const reportView = (row: ReportListRow): ReportRow => ({
  id: row.publicId,
  reason: row.reason,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
  reported: {
    userId: row.reportedId,
    name: row.reportedName,
    verificationStatus: row.reportedVerification,
    accountStatus: row.reportedAccount,
  },
  reporter:
    row.reporterId === null
      ? null
      : {
          userId: row.reporterId,
          name: row.reporterName,
          verificationStatus: row.reporterVerification,
          accountStatus: row.reporterAccount,
        },
  system: row.systemKind,
  other: row.otherId === null ? null : { userId: row.otherId, name: row.otherName },
  severity: severityAt(Number(row.severity)),
  reports: Number(row.reports),
  decision: decisionView(row),
});

const decisionView = ({
  outcome,
  action,
  notes,
  message,
  decidedBy,
  decidedAt,
}: ReportListRow): ReportDecisionView | null =>
  decidedAt === null
    ? null
    : {
        outcome: outcome ?? 'dismissed',
        action: action ?? 'none',
        notes: notes ?? '',
        message: message ?? '',
        decidedBy: decidedBy ?? '',
        decidedAt: decidedAt.toISOString(),
      };

export const reporterView = (row: ReporterRow): ReporterHistory => ({
  member: { userId: row.userId, name: row.name },
  registeredAt: row.registeredAt.toISOString(),
  made: Number(row.made),
  upheld: Number(row.upheld),
  dismissed: Number(row.dismissed),
  interest:
    row.interestState && row.interestSentAt
      ? {
          state: row.interestState,
          sentBy: row.interestSender === row.id ? 'reporter' : 'reported',
          sentAt: row.interestSentAt.toISOString(),
        }
      : null,
  openedByReporter: row.openedByReporter?.toISOString() ?? null,
  openedByReported: row.openedByReported?.toISOString() ?? null,
});
