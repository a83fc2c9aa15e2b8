import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CaseTeam } from '@kalyanam/shared/team/case-team';
import type { CaseClaim, PendingVerification } from '@kalyanam/shared/team/contracts';
import type { Decision } from '@kalyanam/shared/team/case-queue';
import type { RejectionReason } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '@kalyanam/web/online';
import { useCan } from '../../../../session/permissions';
import { useKeyWords } from '../../../../ui/words/key-words';
import { forgetTyping, isTyping, swallowKeys, unlessAWordGoesOn, useShortcuts } from '../../../../ui/form/shortcuts';
import { toast } from '../../../../ui/feedback/toast';
import { suggestedReasons } from '../checks/facts';
import { useChecks } from '../checks/use-checks';
import { useTexts } from '../verify.en';
import { VERIFY_KEYS, keyWords } from '../keys';
import { LOW, TIGHT, TWO_PANES } from '../layout';
import { AskDialog } from '../queue/ask-dialog';
import { isAskable } from '../queue/use-case-acts';
import { endQuietMomentSoon, isQuietMoment } from '../../../../ui/feedback/quiet-moment';
import type { OpenCase } from '../use-open-case';
import { DecisionButtons } from './decision-buttons';
import { MemberNote } from './member-note';
import { Override } from './override';
import { Reasons } from './rejection';
import { ThumbBar } from './thumb-bar';
import { useDecision } from './use-decision';
import { WhoGetsWhat } from './who-gets-what';

interface Props {
  user: PendingVerification;
  openCase: OpenCase;
  /** The colleague who works on the case. */
  holder: CaseClaim | null;
}

const SWALLOW_MS = 2000;

/** An approval of one's own is not the last one. */
const awaitsAnother = ({ needsTwo, firstYes }: CaseTeam): boolean => needsTwo && (firstYes === null || firstYes.mine);

/** The reasons being chosen for one case. */
interface Rejecting {
  caseId: string;
  reasons: RejectionReason[];
  /** They are listed. */
  open: boolean;
}

const BAR = {
  gridArea: 'bar',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  px: { xs: 1.5, lg: 2.5 },
  pt: 1,
  pb: 'max(8px, env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  maxHeight: '80dvh',
  overflowY: 'auto',
  [TWO_PANES]: { position: 'static' },
  [LOW]: { position: 'sticky' },
} as const;

/** Always in view: the note to the member, the two decisions, and the way to the neighbouring cases. */
export function DecisionBar({ user, openCase, holder }: Props) {
  const { next, previous, open, leave, gone } = openCase;
  useEffect(endQuietMomentSoon, [user.userId]);
  const { decision: texts, page, keys } = useTexts();
  const notes = useRef<HTMLTextAreaElement>(null);
  const [chosen, setChosen] = useState<Rejecting | null>(null);
  const { reasons, open: choosing } = chosen?.caseId === user.caseId ? chosen : { reasons: [], open: false };
  const { checks } = useChecks(user);
  const suggested = suggestedReasons(checks);
  const decision = useDecision(user, checks, { leave, open });
  const { note, write, trouble, heed, attempt, asking, stopAsking, clean, busy } = decision;
  const tight = useMediaQuery(TIGHT, { noSsr: true });
  const online = useOnline();
  const inRole = useCan('verify.decide');
  const mayDecide = inRole && online && !gone && user.team.pausedSince === null && holder === null;
  const [asksMember, setAsksMember] = useState(false);
  const rejecting = choosing || reasons.length > 0;

  const choose = (wanted: RejectionReason[]) => {
    heed();
    setChosen({ caseId: user.caseId, reasons: wanted, open: true });
  };
  /** The list opens with what the checks that failed suggest. */
  const list = () => choose(reasons.length > 0 ? reasons : suggested);
  const closeReasons = () => {
    heed();
    setChosen(null);
  };
  const writeNotes = () => {
    if (mayDecide) return notes.current?.focus();
    // The next key is meant for the note: no letter of it may be a command.
    swallowKeys(SWALLOW_MS);
    if (holder) toast(texts.busy(holder.name), 'problem');
  };
  const decide = (action: Decision, anyway: string | null = null) => {
    if (!mayDecide || busy || (action === 'approve' && rejecting)) return;
    const first = action === 'reject' && !choosing && reasons.length === 0;
    if (first && (suggested.length > 0 || !note.trim())) list();
    else if (!attempt(action, reasons, anyway)) writeNotes();
    else notes.current?.blur();
  };
  const approveByKey = () => {
    if (isQuietMoment() || !mayDecide) return;
    if (isTyping()) toast(texts.typing, 'problem');
    else unlessAWordGoesOn(() => decide('approve'));
  };
  const listReasons = () => {
    if (isQuietMoment() || !mayDecide || busy) return;
    forgetTyping();
    list();
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
    ask: mayDecide && isAskable(user) ? () => setAsksMember(true) : undefined,
  };
  const decisive = {
    cancel: closeReasons,
    choosing,
    reasons: rejecting ? reasons.length : suggested.length,
    clean,
    busy,
  };
  useKeyWords(
    page.keys,
    useMemo(() => keyWords(keys), [keys]),
  );
  useShortcuts({
    [VERIFY_KEYS.next]: actions.next,
    [VERIFY_KEYS.previous]: actions.previous,
    [VERIFY_KEYS.approve]: approveByKey,
    [VERIFY_KEYS.reject]: listReasons,
    [VERIFY_KEYS.note]: writeNotes,
  });
  const noteShown = !tight || choosing || note !== '';

  return (
    <Box component="section" aria-label={texts.region} sx={BAR}>
      {!inRole && <Box sx={{ mb: 1, color: 'text.secondary' }}>{texts.readOnly}</Box>}
      {!online && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {texts.offline}
        </Alert>
      )}
      {asking.length > 0 && mayDecide && !rejecting && (
        <Override
          key={user.caseId}
          missing={asking}
          onApprove={(reason) => decide('approve', reason)}
          onClose={stopAsking}
        />
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        {noteShown && (
          <MemberNote
            user={user}
            note={note}
            problem={trouble?.notes ? trouble.sentence : null}
            readOnly={!mayDecide}
            input={notes}
            onWrite={write}
            onReasons={listReasons}
          />
        )}
        {tight ? <ThumbBar {...actions} {...decisive} /> : <DecisionButtons {...actions} {...decisive} />}
      </Box>
      {asksMember && <AskDialog key={user.caseId} user={user} onClose={() => setAsksMember(false)} />}
      {mayDecide && (
        <WhoGetsWhat
          name={user.name}
          firstOfTwo={awaitsAnother(user.team)}
          rejecting={rejecting || suggested.length > 0}
          reasons={rejecting ? reasons.length : suggested.length}
          note={note.trim() !== ''}
          brief={tight && !choosing}
        />
      )}
    </Box>
  );
}
