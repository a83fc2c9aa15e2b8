import { REPORT_STATES, type ReportRow } from '@kalyanam/shared/admin/reports';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { REPORT_REASONS } from '@kalyanam/shared/vocabulary/status';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../ui/export-button';
import { ChoiceFilter, ListFilters } from '../../../ui/list/filters';
import { ListResult } from '../../../ui/list/list-result';
import { SearchField } from '../../../ui/list/search-field';
import { tableQuery } from '../../../ui/list/list-queries';
import { useListState } from '../../../ui/list/use-list-state';
import { PageFrame } from '../../../ui/page';
import { REPORT_COLUMNS } from './report-columns';

export function Page() {
  const list = useListState(['state', 'reason'], { by: 'createdAt', direction: 'asc' });
  const reports = useQuery(tableQuery<ReportRow>(ADMIN_ROUTES.reports, list.query));
  const waiting = list.value('state') === 'open';
  return (
    <PageFrame
      title="Reports"
      lead="What members reported about each other. The reported member never learns who reported."
      tools={<ExportButton needs="reports.export" name="reports" list={ADMIN_ROUTES.reports} chosen={list.chosen} />}
    >
      <ListFilters>
        <SearchField label="Search by reported member" value={list.value('q')} onSearch={(q) => list.set({ q })} />
        <ChoiceFilter
          label="State"
          options={REPORT_STATES}
          value={list.value('state')}
          onChoose={(state) => list.set({ state })}
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
        columns={REPORT_COLUMNS}
        idOf={({ id }) => id}
        result={reports}
        list={waiting && !list.value('q') && !list.value('reason') ? { ...list, clear: undefined } : list}
        empty={waiting ? 'No open reports' : 'No reports yet'}
      />
    </PageFrame>
  );
}
