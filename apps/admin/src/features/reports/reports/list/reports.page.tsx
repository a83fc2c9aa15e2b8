import Button from '@mui/material/Button';
import type { SortOf } from '@kalyanam/shared/team/lists';
import { REPORT_ACTIONS, REPORT_LIST, REPORT_OUTCOMES, type ReportRow } from '@kalyanam/shared/team/reports';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../session/permissions';
import { OPEN_NOTICES, reportPath } from '../../../../shell/paths';
import { useUndecided } from '../../../../ui/feedback/decide-later';
import type { Column } from '../../../../ui/list/column';
import { ListPage, useListPage } from '../../../../ui/list/list-page';
import { PageLink } from '../../../../ui/list/page-link';
import { AccountChip } from '../../../../ui/list/state-chip';
import type { BuiltInView } from '../../../../ui/list/views-bar';
import { ClockChip } from '../../../../ui/time/clock-chip';
import { dayAndTime } from '../../../../ui/time/india-date';
import { reporterName, reportTitle, SeverityChip } from '../report-words';
import { openNoticesQuery, reportKey } from '../reports.queries';
import { REPORT_ACTS } from './report-acts';

const VIEWS: readonly BuiltInView[] = [
  { name: 'Open', query: '?state=open' },
  { name: 'Closed', query: '?state=closed' },
];

/** A link to notices from people without an account, with the number waiting. */
function NoticesLink() {
  const { data: open } = useQuery(openNoticesQuery);
  return (
    <Button component={Link} to={OPEN_NOTICES}>
      {`Notices from relatives${open ? ` (${open})` : ''}`}
    </Button>
  );
}

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

const COLUMNS: Column<ReportRow, SortOf<typeof REPORT_LIST>>[] = [
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
      report.reports === 1
        ? reporterName(report)
        : report.reporter
          ? `${report.reporter.name} and ${report.reports - 1} more`
          : `${reporterName(report)} · ${report.reports} matches`,
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
const CLOSED_COLUMNS: typeof COLUMNS = COLUMNS.map((column) =>
  column.sort === 'severity' ? { ...column, sort: undefined } : column,
);

export function Page() {
  const page = useListPage<ReportRow>(REPORT_LIST, (value) => ({
    by: value('state') === 'open' ? 'severity' : 'createdAt',
    direction: 'asc',
  }));
  const { value } = page.list;
  const waiting = value('state') === 'open';
  const mayDecide = useCan('reports.decide');
  return (
    <ListPage
      {...page}
      columns={waiting ? COLUMNS : CLOSED_COLUMNS}
      idOf={({ id }) => id}
      nameOf={({ reported }) => `the report about ${reported.name}`}
      views={VIEWS}
      lead="What members reported, and what Kalyanam noticed. The reported member never learns who reported."
      links={<NoticesLink />}
      empty={waiting ? 'No open reports' : 'No reports yet'}
      unfiltered={waiting && !value('q') && !value('reason')}
      acts={REPORT_ACTS}
      ticking={mayDecide && waiting}
    />
  );
}
