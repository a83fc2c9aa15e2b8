import type { AuditRowView } from '@kalyanam/shared/admin/audit';
import { rejectionReasons } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { REPORT_ACTIONS, type ReportRow } from '@kalyanam/shared/admin/reports';
import type { UserCase, UserHistory } from '@kalyanam/shared/admin/users';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { REPORT_REASONS } from '@kalyanam/shared/vocabulary/status';
import { reportPath } from '../../../shell/paths';
import { actionWords, actorWords, detailWords, subjectWords } from '../../../ui/audit-words';
import type { TimelineEvent } from '../../../ui/event-list';
import { dayAndTime } from '../../../ui/india-date';
import { PageLink } from '../../../ui/page-link';

const DECIDED = { approve: 'Approved', reject: 'Rejected', 'pre-approved': 'Pre-approved' } as const;
const listed = (...parts: (string | null | false)[]): string => parts.filter(Boolean).join(' · ');

export const caseEvents = (cases: readonly UserCase[]): TimelineEvent[] =>
  cases.map(({ enteredAt, decidedAt, decision, decidedBy, resubmission, notes, reasonCodes }) => ({
    key: enteredAt,
    at: decidedAt ?? enteredAt,
    what: decision ? `${DECIDED[decision]}${decidedBy ? ` by ${decidedBy}` : ''}` : 'Waiting for a decision',
    more: listed(
      resubmission && 'resubmitted',
      decision !== null && `entered the queue ${dayAndTime(enteredAt)}`,
      ...rejectionReasons(reasonCodes).map(({ label }) => label),
      notes,
    ),
  }));

const outcome = ({ decision }: ReportRow): string =>
  decision ? `${labelOf(REPORT_ACTIONS, decision.action)}, by ${decision.decidedBy}` : 'open';

export const reportEvents = (reports: readonly ReportRow[], other: 'reporter' | 'reported'): TimelineEvent[] =>
  reports.map((report) => ({
    key: report.id,
    at: report.createdAt,
    what: <PageLink to={reportPath(report.id)}>{labelOf(REPORT_REASONS, report.reason)}</PageLink>,
    more: `${other === 'reporter' ? 'by' : 'about'} ${report[other].name} · ${outcome(report)}`,
  }));

export const sessionEvents = (sessions: UserHistory['sessions']): TimelineEvent[] =>
  sessions.map(({ createdAt, lastUsedAt, ip, userAgent }) => ({
    key: createdAt + ip,
    at: lastUsedAt,
    what: `Logged in from ${ip}`,
    more: userAgent,
  }));

export const signInEvents = (signIns: UserHistory['signIns']): TimelineEvent[] =>
  signIns.map(({ at, ip }) => ({ key: at + ip, at, what: ip }));

export const consentEvents = (consents: UserHistory['consents']): TimelineEvent[] =>
  consents.map(({ kind, textVersion, ip, agreedAt }) => ({
    key: kind + agreedAt,
    at: agreedAt,
    what: `${kind} (text ${textVersion})`,
    more: ip,
  }));

export const auditEvents = (rows: readonly AuditRowView[]): TimelineEvent[] =>
  rows.map((row) => ({
    key: row.id,
    at: row.at,
    what: actionWords(row.action),
    more: listed(`by ${actorWords(row)}`, subjectWords(row), detailWords(row)),
  }));
