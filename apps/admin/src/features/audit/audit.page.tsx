import { AUDIT_ACTIONS } from '@kalyanam/shared/admin/audit-actions';
import type { AuditRowView } from '@kalyanam/shared/admin/audit';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCan } from '../../session/permissions';
import { ExportButton } from '../../ui/export-button';
import { ChoiceFilter, DayFilter, ListFilters } from '../../ui/list/filters';
import { ListResult } from '../../ui/list/list-result';
import { SearchField } from '../../ui/list/search-field';
import { tableQuery } from '../../ui/list/list-queries';
import { useListState } from '../../ui/list/use-list-state';
import { PageFrame } from '../../ui/page';
import { AUDIT_COLUMNS } from './audit-columns';
import { verifyAudit, ChainResult, VerifyButton } from './verify-chain';

const FILTERS = ['actor', 'action', 'subject', 'from', 'to'];

export function Page() {
  const list = useListState(FILTERS);
  const mayVerify = useCan('audit.verify');
  const rows = useQuery(tableQuery<AuditRowView>(ADMIN_ROUTES.audit, list.query));
  const verifying = useMutation({ mutationFn: verifyAudit });
  const set = (name: string) => (value: string) => list.set({ [name]: value });
  return (
    <PageFrame
      title="Audit log"
      lead="Who did what, to whom, when and from where. Nothing in it can be changed."
      tools={
        <>
          {mayVerify && <VerifyButton verifying={verifying} />}
          <ExportButton needs="audit.export" name="audit-log" list={ADMIN_ROUTES.audit} chosen={list.chosen} />
        </>
      }
    >
      <ChainResult verifying={verifying} />
      <ListFilters>
        <SearchField label="Who" value={list.value('actor')} onSearch={set('actor')} />
        <SearchField label="Whom or what" value={list.value('subject')} onSearch={set('subject')} />
        <ChoiceFilter label="Action" options={AUDIT_ACTIONS} value={list.value('action')} onChoose={set('action')} />
        <DayFilter label="From" value={list.value('from')} onChoose={set('from')} />
        <DayFilter label="To" value={list.value('to')} onChoose={set('to')} />
      </ListFilters>
      <ListResult
        name="Audit log"
        columns={AUDIT_COLUMNS}
        idOf={({ id }) => id}
        result={rows}
        list={list}
        empty="No entries yet"
      />
    </PageFrame>
  );
}
