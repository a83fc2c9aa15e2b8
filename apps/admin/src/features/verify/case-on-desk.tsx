import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { CasePane } from './case/case-pane';
import { useClaim } from './claim/use-claim';
import { DecisionBar } from './decision/decision-bar';
import { DocumentsPane } from './documents/documents-pane';
import { useChanged } from './use-changed';
import type { OpenCase } from './use-open-case';

interface Props {
  user: PendingVerification;
  openCase: OpenCase;
  onBack: (() => void) | null;
}

/** Opening a case claims it; its parts share one place on the grid. Changed documents have to be opened anew. */
export function CaseOnDesk({ user, openCase, onBack }: Props) {
  const holder = useClaim(user, openCase.gone);
  const changed = useChanged(user);
  return (
    <>
      <CasePane key={user.caseId} user={user} gone={openCase.gone} changed={changed} holder={holder} onBack={onBack} />
      <DocumentsPane key={`documents of ${user.caseId} ${user.seen}`} user={user} />
      <DecisionBar user={user} openCase={openCase} holder={holder} />
    </>
  );
}
