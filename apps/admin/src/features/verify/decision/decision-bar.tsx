import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CaseClaim, PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { Decision } from '@kalyanam/shared/admin/desk';
import type { RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { useEffect, useRef, useState } from 'react';
import { useCan } from '../../../session/permissions';
import { Kbd } from '../../../ui/kbd';
import { useOnline } from '../../../ui/online';
import { forgetTyping, isTyping, swallowKeys, useShortcuts } from '../../../ui/shortcuts';
import { toast } from '../../../ui/toast';
import type { OpenCase } from '../use-open-case';
import { DecisionButtons, Legend } from './decision-buttons';
import { missingWords } from './missing';
import { NotesField, Reasons } from './rejection';
import { undoNewest } from './undoable';
import { endQuietMomentSoon, isQuietMoment } from '../quiet-moment';
import { useDecision } from './use-decision';

interface Props {
  user: PendingVerification;
  openCase: OpenCase;
  /** The colleague who works on the case. */
  holder: CaseClaim | null;
}

const SWALLOW_MS = 2000;

/** The reasons being chosen for one case. */
interface Rejecting {
  caseId: string;
  reasons: RejectionReason[];
  /** They are listed. */
  open: boolean;
}

const BAR = {
  gridArea: { md: 'bar' },
  position: { xs: 'sticky', md: 'static' },
  bottom: 0,
  zIndex: 2,
  px: { xs: 2, lg: 3 },
  py: 1.25,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Always in view: notes, the two decisions, and the way to the neighbouring cases. */
export function DecisionBar({ user, openCase, holder }: Props) {
  const { next, previous, open, leave, gone } = openCase;
  useEffect(endQuietMomentSoon, [user.userId]);
  const notes = useRef<HTMLTextAreaElement>(null);
  const [legend, setLegend] = useState(false);
  const [ticked, setTicked] = useState<Rejecting | null>(null);
  const { reasons, open: choosing } = ticked?.caseId === user.caseId ? ticked : { reasons: [], open: false };
  const { note, write, trouble, heed, attempt, asking, busy } = useDecision(user, { leave, open });
  const choose = (chosen: RejectionReason[]) => {
    heed();
    setTicked({ caseId: user.caseId, reasons: chosen, open: true });
  };
  const closeReasons = () => {
    heed();
    setTicked(null);
  };
  const online = useOnline();
  const inRole = useCan('verify.decide');
  const mayDecide = inRole && online && !gone && holder === null;
  const rejecting = choosing || reasons.length > 0;

  const writeNotes = () => {
    if (mayDecide) return notes.current?.focus();
    // What follows is meant as a note: no letter of it may be a command.
    swallowKeys(SWALLOW_MS);
    if (holder) toast(`${holder.name} is reviewing this case`, 'problem');
  };
  const decide = (action: Decision, anyway = false) => {
    if (!mayDecide || busy || (action === 'approve' && rejecting)) return;
    if (action === 'reject' && !choosing && reasons.length === 0 && !note.trim()) choose([]);
    else if (!attempt(action, reasons, anyway)) writeNotes();
    else notes.current?.blur();
  };
  const approveByKey = (anyway: boolean) => {
    if (isQuietMoment() || !mayDecide) return;
    if (isTyping()) toast('That looked like typing. To approve, press the key again.', 'problem');
    else decide('approve', anyway);
  };
  const listReasons = () => {
    if (isQuietMoment() || !mayDecide || busy) return;
    forgetTyping();
    choose(reasons);
  };
  const rejectByEnter = () => {
    if (!isTyping('other')) decide('reject');
  };
  const goTo = (userId: string | null) => (userId && !busy ? () => open(userId) : undefined);
  const actions = {
    next: goTo(next),
    previous: goTo(previous),
    approve: mayDecide && !rejecting ? () => decide('approve') : undefined,
    reject: mayDecide ? () => decide('reject') : undefined,
  };
  useShortcuts({
    j: actions.next,
    k: actions.previous,
    a: () => approveByKey(false),
    'shift+a': asking.length > 0 ? () => approveByKey(true) : undefined,
    r: listReasons,
    n: writeNotes,
    z: undoNewest,
    '?': () => setLegend(true),
  });

  return (
    <Box component="section" aria-label="Decision" sx={BAR}>
      {!inRole && (
        <Box sx={{ mb: 1, color: 'text.secondary' }}>Your role can only view cases; reviewers decide them.</Box>
      )}
      {!online && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          Offline - decisions are paused
        </Alert>
      )}
      {asking.length > 0 && mayDecide && !rejecting && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" aria-keyshortcuts="Shift+A" onClick={() => decide('approve', true)}>
              Approve anyway <Kbd>Shift+A</Kbd>
            </Button>
          }
        >
          {missingWords(asking)}
        </Alert>
      )}
      {trouble && !trouble.notes && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {trouble.sentence}
        </Alert>
      )}
      {choosing && mayDecide && (
        <Reasons
          chosen={reasons}
          onChoose={choose}
          onSend={rejectByEnter}
          onNotes={writeNotes}
          onClose={closeReasons}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <NotesField
          note={note}
          problem={trouble?.notes ? trouble.sentence : null}
          readOnly={!mayDecide}
          input={notes}
          onWrite={write}
          onReasons={listReasons}
        />
        <DecisionButtons
          {...actions}
          cancel={closeReasons}
          choosing={choosing}
          reasons={reasons.length}
          busy={busy}
          onLegend={() => setLegend(true)}
        />
      </Box>
      <Legend open={legend} onClose={() => setLegend(false)} />
    </Box>
  );
}
