import { REPORT_ACTIONS, REPORT_OUTCOMES, type REPORT_SORTS, type ReportRow } from '@kalyanam/shared/team/reports';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { reportPath } from '../../../../shell/paths';
import { ClockChip } from '../../../../ui/time/clock-chip';
import { useUndecided } from '../../../../ui/feedback/decide-later';
import { dayAndTime } from '../../../../ui/time/india-date';
import type { Column } from '../../../../ui/list/column';
import { AccountChip } from '../../../../ui/list/state-chip';
import { reporterName, reportTitle } from '../report-words';
import { reportKey } from '../reports.queries';
import { SeverityChip } from '../severity-chip';
import { PageLink } from '../../../../ui/list/page-link';

const closed = ({ decision }: ReportRow): string =>
  decision
    ? `${labelOf(REPORT_OUTCOMES, decision.outcome)} · ${labelOf(REPORT_ACTIONS, decision.action)}, ` +
      `${dayAndTime(decision.decidedAt)} by ${decision.decidedBy}`
    : '';

/** A decision that can still be undone has not reached the server. */
function Waiting({ report }: { report: ReportRow }) {
  const waits = useUndecided([report], reportKey).length > 0;
  return waits ? <ClockChip enteredAt={report.createdAt} /> : 'Decided a moment ago';
}

export const REPORT_COLUMNS: Column<ReportRow, (typeof REPORT_SORTS)[number]>[] = [
  {
    key: 'reported',
    name: 'Reported member',
    heading: true,
    cell: ({ id, reported }) => (
      <PageLink to={reportPath(id)} asWritten>
        {reported.name}
      </PageLink>
    ),
  },
  {
    key: 'severity',
    name: 'Severity',
    sort: 'severity',
    directions: { asc: 'most serious first', desc: 'least serious first' },
    cell: ({ severity }) => <SeverityChip severity={severity} />,
  },
  { key: 'reason', name: 'Reason', cell: reportTitle },
  {
    key: 'reporter',
    name: 'Reported by',
    cell: (report) =>
      report.reports === 1 ? reporterName(report) : `${reporterName(report)} and ${report.reports - 1} more`,
  },
  { key: 'reports', name: 'Reports', numeric: true, cell: ({ reports }) => reports },
  { key: 'account', name: 'Account', cell: ({ reported }) => <AccountChip status={reported.accountStatus} /> },
  { key: 'created', name: 'Reported', sort: 'createdAt', cell: ({ createdAt }) => dayAndTime(createdAt) },
  {
    key: 'state',
    name: 'State',
    sort: 'closedAt',
    cell: (report) => (report.decision ? closed(report) : <Waiting report={report} />),
  },
];

/** The server orders by severity only what waits: of a closed case it is settled. */
export const CLOSED_COLUMNS: typeof REPORT_COLUMNS = REPORT_COLUMNS.map((column) =>
  column.sort === 'severity' ? { ...column, sort: undefined } : column,
);
