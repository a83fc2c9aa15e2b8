import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { CasePane } from './case/case-pane';
import { useClaim } from './claim/use-claim';
import { DecisionBar } from './decision/decision-bar';
import { DocumentsPane } from './documents/documents-pane';
import type { OpenCase } from './use-open-case';

interface Props {
  user: PendingVerification;
  openCase: OpenCase;
  onBack: (() => void) | null;
}

/** Opening a case claims it; its parts share one place on the grid. */
export function CaseOnDesk({ user, openCase, onBack }: Props) {
  const holder = useClaim(user, openCase.gone);
  return (
    <>
      <CasePane key={user.caseId} user={user} gone={openCase.gone} holder={holder} onBack={onBack} />
      <DocumentsPane key={`documents of ${user.caseId}`} user={user} />
      <DecisionBar user={user} openCase={openCase} holder={holder} />
    </>
  );
}
