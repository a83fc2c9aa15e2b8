import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PendingAnswer, PendingVerification } from '@kalyanam/shared/team/contracts';
import { useState, type ReactNode } from 'react';
import { useStore } from '@kalyanam/web/store';
import { useOnline } from '@kalyanam/web/online';
import { useCan } from '../../../session/permissions';
import { undoables } from '../../../ui/feedback/undo';
import type { ListState } from '../../../ui/list/use-list-state';
import { CaseHeading } from './case/case-heading';
import { CasePane } from './case/case-pane';
import { Compare } from './case/compare';
import { ChecksStrip } from './checks/checks-strip';
import { DecisionBar } from './decision/decision-bar';
import { VERIFY } from './decision/undoable';
import { useTexts } from './verify.en';
import { DocumentsPane } from './documents/documents-pane';
import { LOW, THREE_PANES, TWO_PANES } from './layout';
import { useLiveCases, useOutcome } from './live-cases';
import { MissingCase, NoPending } from './no-case';
import { QueuePane } from './queue/queue-pane';
import { useChanged } from '../../../ui/feedback/quiet-moment';
import { useClaim } from './use-claim';
import { useOpenCase, type OpenCase } from './use-open-case';

interface Props {
  user: PendingVerification;
  openCase: OpenCase;
  onBack: (() => void) | null;
  queue: ReactNode;
}

/** Opening a case claims it; its parts share one place on the grid. Changed documents have to be opened again. */
function CaseInHand({ user, openCase, onBack, queue }: Props) {
  const outcome = useOutcome(user);
  // A colleague's decision is known before the queue is without its case.
  const gone = openCase.gone || outcome !== null;
  const paused = user.team.pausedSince !== null;
  const claim = useClaim(user, gone || paused);
  const { holder } = claim;
  const mayDecide = useCan('verify.decide');
  const online = useOnline();
  const changed = useChanged(user);
  const [comparing, setComparing] = useState<string | null>(null);
  const compare = () => setComparing(user.caseId);
  return (
    <>
      <CaseHeading
        key={user.caseId}
        user={user}
        gone={gone}
        changed={changed}
        holder={holder}
        onTakeOver={mayDecide ? claim.takeOver : null}
        outcome={outcome}
        onBack={onBack}
        queue={queue}
      />
      <ChecksStrip
        user={user}
        mayTick={mayDecide && online && !gone && !paused && holder === null}
        onCompare={compare}
      />
      <DocumentsPane
        key={`documents of ${user.caseId} ${user.seen}`}
        user={user}
        gone={gone}
        opensByItself={claim.mine && openCase.picked}
      />
      <CasePane key={`case ${user.caseId}`} user={user} gone={gone} onCompare={compare} />
      <DecisionBar user={user} openCase={openCase} holder={holder} />
      {comparing === user.caseId && <Compare user={user} onClose={() => setComparing(null)} />}
    </>
  );
}

const GRID = {
  display: 'grid',
  gridTemplate: '"head" auto "docs" auto "checks" auto "case" 1fr "bar" auto / minmax(0, 1fr)',
  [TWO_PANES]: {
    position: 'absolute',
    inset: 0,
    gridTemplate:
      '"head head" auto "checks checks" auto "docs case" minmax(0, 1fr) "bar bar" auto / minmax(0, 1.2fr) minmax(0, 1fr)',
  },
  [THREE_PANES]: {
    gridTemplate:
      '"queue head head" auto "queue checks checks" auto "queue docs case" minmax(0, 1fr) "queue bar bar" auto / 300px minmax(0, 1.2fr) minmax(0, 1fr)',
  },
  // A high bar scrolls on its own: an `auto` row would leave nothing of it.
  [LOW]: { overflowY: 'auto', gridTemplateRows: 'auto auto auto max-content' },
};

interface VerifyScreenProps {
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

/** The queue where there is no room for it beside a case: it closes when a case is picked. */
function QueueDrawer({ total, openId, children }: { total: number; openId: string; children: ReactNode }) {
  const texts = useTexts();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(openId)}
        sx={{ borderColor: 'ground.control' }}
      >
        {texts.queue(total)}
      </Button>
      <Drawer
        open={openAt === openId}
        onClose={() => setOpenAt(null)}
        slotProps={{ paper: { 'aria-label': texts.queue(total), sx: { width: 'min(360px, 90vw)' } } }}
      >
        {children}
      </Drawer>
    </>
  );
}

/** Evidence, case and queue side by side as there is room; on a phone the queue leads to a case. */
export function VerifyScreen({ listed, everyone, filter, list }: VerifyScreenProps) {
  useLiveCases();
  const users = undecided(listed.users);
  const total = listed.total - (listed.users.length - users.length);
  const twoPanes = useMediaQuery(TWO_PANES, { noSsr: true });
  const threePanes = useMediaQuery(THREE_PANES, { noSsr: true });
  const openCase = useOpenCase({ users, everyone: undecided(everyone), filter }, twoPanes);
  const { current, missing } = openCase;
  const justDecided = useStore(undoables).some(({ queue: of }) => of === VERIFY);

  if (!current && users.length === 0 && !list.clear && !justDecided) return <NoPending paused={listed.groups.paused} />;
  const queue = <QueuePane users={users} total={total} counts={listed} openId={current?.userId ?? null} list={list} />;
  if (!current && !threePanes)
    return (
      <Box sx={{ [TWO_PANES]: { position: 'absolute', inset: 0, overflowY: 'auto' } }}>
        {missing ? <MissingCase onContinue={() => openCase.open(users[0]?.userId ?? null)} /> : queue}
      </Box>
    );
  return (
    <Box sx={GRID}>
      {threePanes && queue}
      {missing && <MissingCase onContinue={() => openCase.open(users[0]?.userId ?? null)} />}
      {current && (
        <CaseInHand
          user={current}
          openCase={openCase}
          onBack={twoPanes ? null : () => openCase.open(null)}
          queue={
            twoPanes && !threePanes ? (
              <QueueDrawer total={total} openId={current.userId}>
                {queue}
              </QueueDrawer>
            ) : null
          }
        />
      )}
    </Box>
  );
}
