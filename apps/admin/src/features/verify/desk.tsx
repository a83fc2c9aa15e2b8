import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PendingAnswer, PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { ListState } from '../../ui/list/use-list-state';
import { CasePane } from './case/case-pane';
import { useCan } from '../../session/permissions';
import { useLiveDesk, useOutcome } from './live-desk';
import { useClaim } from './use-claim';
import { DecisionBar } from './decision/decision-bar';
import { DocumentsPane } from './documents/documents-pane';
import { MissingCase, NoPending } from './no-case';
import { QueuePane } from './queue/queue-pane';
import { useChanged } from './quiet-moment';
import { useOpenCase, type OpenCase } from './use-open-case';

interface Props {
  user: PendingVerification;
  openCase: OpenCase;
  onBack: (() => void) | null;
}

/** Opening a case claims it; its parts share one place on the grid. Changed documents have to be opened again. */
function CaseOnDesk({ user, openCase, onBack }: Props) {
  const claim = useClaim(user, openCase.gone);
  const { holder } = claim;
  const mayDecide = useCan('verify.decide');
  const outcome = useOutcome(user);
  const changed = useChanged(user);
  return (
    <>
      <CasePane
        key={user.caseId}
        user={user}
        gone={openCase.gone}
        changed={changed}
        holder={holder}
        onTakeOver={mayDecide ? claim.takeOver : null}
        outcome={outcome}
        onBack={onBack}
      />
      <DocumentsPane
        key={`documents of ${user.caseId} ${user.seen}`}
        user={user}
        opensByItself={claim.mine && openCase.picked}
      />
      <DecisionBar user={user} openCase={openCase} holder={holder} />
    </>
  );
}

const GRID = {
  height: '100%',
  display: { md: 'grid' },
  gridTemplate: {
    md: '"queue case docs" minmax(0, 1fr) "bar bar bar" auto / 250px minmax(0, 1fr) 320px',
    lg: '"queue case docs" minmax(0, 1fr) "queue bar bar" auto / 300px minmax(0, 1fr) 420px',
  },
};

interface DeskProps {
  /** The cases that are listed. */
  listed: PendingAnswer;
  /** All cases, also those that the filter hides. */
  everyone: PendingVerification[];
  /** What those listed are filtered by. */
  filter: string;
  list: ListState;
}

/** Decided a moment ago, a case comes back only if that is undone. */
const undecided = (users: readonly PendingVerification[]) =>
  users.filter(({ pendingDecision }) => pendingDecision === null);

/** Queue, case and documents side by side on a desk; on a phone the queue leads to a case. */
export function Desk({ listed, everyone, filter, list }: DeskProps) {
  useLiveDesk();
  const users = undecided(listed.users);
  const total = listed.total - (listed.users.length - users.length);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const openCase = useOpenCase({ users, everyone: undecided(everyone), filter }, wide);
  const { current, missing } = openCase;

  if (!current && users.length === 0 && !list.clear) return <NoPending />;
  return (
    <Box sx={GRID}>
      {(wide || !current) && <QueuePane users={users} total={total} openId={current?.userId ?? null} list={list} />}
      {missing && <MissingCase onContinue={() => openCase.open(users[0]?.userId ?? null)} />}
      {current && <CaseOnDesk user={current} openCase={openCase} onBack={wide ? null : () => openCase.open(null)} />}
    </Box>
  );
}
