import { REPORT_STATES, type ReportRow } from '@kalyanam/shared/team/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../../session/permissions';
import { ExportButton } from '../../../../ui/list/export-button';
import { ChoiceFilter, ListFilters } from '../../../../ui/list/filters';
import { BulkBar } from '../../../../ui/list/bulk-bar';
import { ListResult } from '../../../../ui/list/list-result';
import { SearchField } from '../../../../ui/list/search-field';
import { tableQuery } from '../../../../ui/list/list-queries';
import { useSelection } from '../../../../ui/list/selection';
import { useListState } from '../../../../ui/list/use-list-state';
import { ViewsBar, type BuiltInView } from '../../../../ui/list/views-bar';
import { PageFrame } from '../../../../ui/list/page';
import { REPORT_ACTS } from './report-acts';
import { NoticesLink } from './notices-link';
import { CLOSED_COLUMNS, REPORT_COLUMNS } from './report-columns';

const VIEWS: readonly BuiltInView[] = [
  { name: 'Open', query: '?state=open' },
  { name: 'Closed', query: '?state=closed' },
];

export function Page() {
  const list = useListState(['state', 'reason'], (value) => ({
    by: value('state') === 'open' ? 'severity' : 'createdAt',
    direction: 'asc',
  }));
  const reports = useQuery(tableQuery<ReportRow>(ADMIN_ROUTES.reports, list.query));
  const waiting = list.value('state') === 'open';
  const mayDecide = useCan('reports.decide');
  const selection = useSelection(list.chosen);
  return (
    <PageFrame
      title="Reports"
      wide
      views={<ViewsBar list="reports" state={list} builtIn={VIEWS} />}
      lead="What members reported, and what Kalyanam noticed. The reported member never learns who reported."
      tools={
        <>
          <NoticesLink />
          <ExportButton needs="reports.export" name="reports" list={ADMIN_ROUTES.reports} chosen={list.chosen} />
        </>
      }
    >
      <ListFilters>
        <SearchField label="Search by reported member" value={list.value('q')} onSearch={(q) => list.set({ q })} />
        <ChoiceFilter
          label="State"
          options={REPORT_STATES}
          value={list.value('state')}
          onChoose={(state) => list.set({ state, sort: '', order: '' })}
        />
        <ChoiceFilter
          label="Reason"
          options={REPORT_REASONS}
          value={list.value('reason')}
          onChoose={(reason) => list.set({ reason })}
        />
      </ListFilters>
      <ListResult
        name="Reports"
        columns={waiting ? REPORT_COLUMNS : CLOSED_COLUMNS}
        idOf={({ id }) => id}
        result={reports}
        list={waiting && !list.value('q') && !list.value('reason') ? { ...list, clear: undefined } : list}
        empty={waiting ? 'No open reports' : 'No reports yet'}
        nameOf={({ reported }) => `the report about ${reported.name}`}
        selection={mayDecide && waiting ? selection : undefined}
      />
      <BulkBar
        acts={REPORT_ACTS}
        selection={selection}
        list={ADMIN_ROUTES.reports}
        filters={list.chosen}
        total={reports.data?.total ?? 0}
      />
    </PageFrame>
  );
}
