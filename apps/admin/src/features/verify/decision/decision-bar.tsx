import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CaseClaim, Decision, PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { RejectionReason } from '@kalyanam/shared/vocabulary/rejection-reasons';
import { useEffect, useRef, useState } from 'react';
import { useCan } from '../../../session/permissions';
import { useShortcuts } from '../../../ui/shortcuts';
import type { OpenCase } from '../use-open-case';
import { DecisionButtons, Legend } from './decision-buttons';
import { NotesField, Reasons } from './rejection';
import { endQuietMomentSoon, isQuietMoment } from '../quiet-moment';
import { useDecision } from './use-decision';

interface Props {
  user: PendingVerification;
  openCase: OpenCase;
  /** The colleague who works on the case. */
  holder: CaseClaim | null;
}

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
  const [rejecting, setRejecting] = useState<Rejecting | null>(null);
  const { reasons, open: choosing } = rejecting?.caseId === user.caseId ? rejecting : { reasons: [], open: false };
  const choose = (chosen: RejectionReason[], listed = true) =>
    setRejecting({ caseId: user.caseId, reasons: chosen, open: listed });
  const { note, write, trouble, attempt, busy } = useDecision(user, leave);
  const inRole = useCan('verify.decide');
  const mayDecide = inRole && !gone && holder === null;

  const writeNotes = () => notes.current?.focus();
  const decide = (action: Decision) => {
    if (!mayDecide || busy) return;
    if (action === 'reject' && !choosing && reasons.length === 0 && !note.trim()) choose([]);
    else if (!attempt(action, reasons)) writeNotes();
    else notes.current?.blur();
  };
  const decideByKey = (action: Decision) => {
    if (isQuietMoment()) return;
    if (action === 'reject' && mayDecide && !busy) choose(reasons);
    else decide(action);
  };
  const goTo = (userId: string | null) => (userId && !busy ? () => open(userId) : undefined);
  const actions = {
    next: goTo(next),
    previous: goTo(previous),
    approve: mayDecide ? () => decide('approve') : undefined,
    reject: mayDecide ? () => decide('reject') : undefined,
  };
  useShortcuts({
    j: actions.next,
    k: actions.previous,
    a: () => decideByKey('approve'),
    r: () => decideByKey('reject'),
    n: writeNotes,
    '?': () => setLegend(true),
  });

  return (
    <Box component="section" aria-label="Decision" sx={BAR}>
      {!inRole && (
        <Box sx={{ mb: 1, color: 'text.secondary' }}>Your role can only view cases; reviewers decide them.</Box>
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
          onSend={() => decide('reject')}
          onNotes={writeNotes}
          onClose={() => choose(reasons, false)}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <NotesField
          note={note}
          problem={trouble?.notes ? trouble.sentence : null}
          disabled={!mayDecide}
          input={notes}
          onWrite={write}
          onSend={() => decide('reject')}
        />
        <DecisionButtons {...actions} busy={busy} onLegend={() => setLegend(true)} />
      </Box>
      <Legend open={legend} onClose={() => setLegend(false)} />
    </Box>
  );
}
