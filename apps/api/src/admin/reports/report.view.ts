import type { ReportDecisionView, ReportRow } from '@kalyanam/shared/admin/reports';
import type { ReportListRow } from './report-list.repository.js';

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
  reporter: {
    userId: row.reporterId,
    name: row.reporterName,
    verificationStatus: row.reporterVerification,
    accountStatus: row.reporterAccount,
  },
  reports: Number(row.reports),
  decision: decisionView(row),
});

const decisionView = ({ outcome, action, notes, decidedBy, decidedAt }: ReportListRow): ReportDecisionView | null =>
  decidedAt === null
    ? null
    : {
        outcome: outcome ?? 'dismissed',
        action: action ?? 'none',
        notes: notes ?? '',
        decidedBy: decidedBy ?? '',
        decidedAt: decidedAt.toISOString(),
      };
