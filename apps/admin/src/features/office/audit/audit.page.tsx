import { actionsOf, AUDIT_ACTIONS, AUDIT_CATEGORIES } from '@kalyanam/shared/team/audit-actions';
import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCan } from '../../../session/permissions';
import { ExportButton } from '../../../ui/list/export-button';
import { ChoiceFilter, DayFilter, ListFilters } from '../../../ui/list/filters';
import { ListFrame } from '../../../ui/list/list-frame';
import { SearchField } from '../../../ui/list/search-field';
import { tableQuery } from '../../../ui/list/list-queries';
import { useListState } from '../../../ui/list/use-list-state';
import { PageFrame } from '../../../ui/list/page';
import { AuditStory } from './audit-story';
import { verifyAudit, ChainResult, VerifyButton } from './verify-chain';

const FILTERS = ['actor', 'category', 'action', 'subject', 'from', 'to'];

export function Page() {
  const list = useListState(FILTERS);
  const mayVerify = useCan('audit.verify');
  const rows = useQuery(tableQuery<AuditRowView>(ADMIN_ROUTES.audit, list.query));
  const verifying = useMutation({ mutationFn: verifyAudit });
  const category = list.value('category');
  const fitting = actionsOf(category);
  const actions = category ? AUDIT_ACTIONS.filter(({ value }) => fitting.includes(value)) : AUDIT_ACTIONS;
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
        <SearchField
          label="Who (team member, email, member number)"
          value={list.value('actor')}
          onSearch={set('actor')}
        />
        <SearchField
          label="Whom or what (the same, or a coupon)"
          value={list.value('subject')}
          onSearch={set('subject')}
        />
        <ChoiceFilter
          label="Category"
          options={AUDIT_CATEGORIES}
          value={list.value('category')}
          onChoose={(category) => list.set({ category, action: '' })}
        />
        <ChoiceFilter label="Action" options={actions} value={list.value('action')} onChoose={set('action')} />
        <DayFilter label="From" value={list.value('from')} onChoose={set('from')} />
        <DayFilter label="To" value={list.value('to')} onChoose={set('to')} />
      </ListFilters>
      <ListFrame name="Audit log" result={rows} list={list} empty="No entries yet">
        {(shown) => <AuditStory rows={shown} />}
      </ListFrame>
    </PageFrame>
  );
}
