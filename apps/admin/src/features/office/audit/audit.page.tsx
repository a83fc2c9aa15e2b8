import { actionsOf, AUDIT_ACTIONS } from '@kalyanam/shared/team/audit-actions';
import { AUDIT_LIST, type AuditRowView } from '@kalyanam/shared/team/audit';
import { useMutation } from '@tanstack/react-query';
import { useCan } from '../../../session/permissions';
import { ExportButton } from '../../../ui/list/export-button';
import { FiltersOf } from '../../../ui/list/filters-of';
import { ListFrame } from '../../../ui/list/list-frame';
import { useListPage } from '../../../ui/list/list-page';
import { PageFrame } from '../../../ui/list/page';
import { AuditSentences } from './audit-sentence-list';
import { verifyAudit, ChainResult, VerifyButton } from './verify-chain';

export function Page() {
  const { list, result } = useListPage<AuditRowView>(AUDIT_LIST);
  const mayVerify = useCan('audit.verify');
  const verifying = useMutation({ mutationFn: verifyAudit });
  const category = list.value('category');
  const fitting = actionsOf(category);
  const actions = category ? AUDIT_ACTIONS.filter(({ value }) => fitting.includes(value)) : AUDIT_ACTIONS;
  return (
    <PageFrame
      title={AUDIT_LIST.title}
      lead="Who did what, to whom, when and from where. Nothing in it can be changed."
      tools={
        <>
          {mayVerify && <VerifyButton verifying={verifying} />}
          <ExportButton of={AUDIT_LIST} chosen={list.chosen} />
        </>
      }
    >
      <ChainResult verifying={verifying} />
      <FiltersOf of={AUDIT_LIST} list={list} options={{ action: actions }} />
      <ListFrame name={AUDIT_LIST.title} result={result} list={list} empty="No entries yet">
        {(shown) => <AuditSentences rows={shown} />}
      </ListFrame>
    </PageFrame>
  );
}
