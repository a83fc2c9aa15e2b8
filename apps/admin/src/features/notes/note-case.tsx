import Box from '@mui/material/Box';
import {
  NOTE_CLOCK,
  type NoteAct,
  type NoteDecisionRequest,
  type WaitingNote,
} from '@kalyanam/shared/admin/held-notes';
import { NOTE_DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { userPath } from '../../shell/paths';
import { ClockChip } from '../../ui/clock-chip';
import { forgetText } from '../../ui/drafts';
import { KeyButton } from '../../ui/key-button';
import { byKey, DecisionFailed } from '../../ui/one-by-one';
import { useOnline } from '../../ui/online';
import { PageLink } from '../../ui/page-link';
import { problemSentence } from '../../ui/problem-sentence';
import { ReasonDialog } from '../../ui/reason-dialog';
import { useShortcuts } from '../../ui/shortcuts';
import { toast } from '../../ui/toast';
import { MarkedNote } from './marked-note';
import { decideNote } from './notes.queries';

const DONE: Readonly<Record<NoteAct, string>> = {
  allow: 'Allowed: the other family reads the words now.',
  refuse: 'Refused: the interest stays, without the words.',
  warn: 'Refused, and the sender is warned.',
  hold: 'Refused, and the account is on hold.',
};

/** Acts that the sender reads a reason of. */
const WITH_REASON = {
  warn: {
    title: 'Warn the sender?',
    lead: 'The words are refused. The sender reads your reason by email and in Kalyanam.',
    act: 'Refuse and warn',
  },
  hold: {
    title: 'Hold the account of the sender?',
    lead: 'The words are refused, and the profile is hidden from everybody. The sender reads your reason by email.',
    act: 'Refuse and hold',
  },
} as const;
type Reasoned = keyof typeof WITH_REASON;

interface Props {
  note: WaitingNote;
  onDecided: () => void;
}

/** One note with what was found in it, and both families. */
export function NoteCase({ note: { id, note, marks, sender, receiver, since }, onDecided }: Props) {
  const online = useOnline();
  const [asking, setAsking] = useState<Reasoned | null>(null);
  const draftOf = (act: Reasoned) => `note-${act}-${id}`;
  const deciding = useMutation({
    mutationFn: (request: NoteDecisionRequest) => decideNote(id, request),
    onSuccess: (_answer, { act }) => {
      if (act === 'warn' || act === 'hold') forgetText(draftOf(act));
      toast(DONE[act]);
      onDecided();
    },
  });
  const ready = online && !deciding.isPending && !deciding.isSuccess;
  const act = (value: 'allow' | 'refuse') => {
    if (ready) deciding.mutate({ act: value });
  };
  const ask = (value: Reasoned) => {
    if (!ready) return;
    deciding.reset();
    setAsking(value);
  };
  useShortcuts({
    a: byKey(() => act('allow')),
    r: byKey(() => act('refuse')),
    w: byKey(() => ask('warn')),
    h: byKey(() => ask('hold')),
  });
  const problem = deciding.error ? problemSentence(deciding.error, 'The decision could not be saved') : null;
  const title = `${sender.name} to ${receiver.name}`;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.25rem' }}>
          <PageLink to={userPath(sender.id)}>{sender.name}</PageLink> to{' '}
          <PageLink to={userPath(receiver.id)}>{receiver.name}</PageLink>
        </Box>
        <ClockChip enteredAt={since} hours={NOTE_CLOCK} />
      </Box>
      <MarkedNote note={note} marks={marks} />
      {problem && !asking && <DecisionFailed sentence={problem} onAgain={onDecided} />}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <KeyButton variant="contained" letter="A" disabled={!ready} onClick={() => act('allow')}>
          Allow
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="R" disabled={!ready} onClick={() => act('refuse')}>
          Refuse
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="W" disabled={!ready} onClick={() => ask('warn')}>
          Refuse and warn
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="H" disabled={!ready} onClick={() => ask('hold')}>
          Refuse and hold the account
        </KeyButton>
      </Box>
      {asking && (
        <ReasonDialog
          {...WITH_REASON[asking]}
          draft={draftOf(asking)}
          label="Reason, for the sender"
          colour="error"
          rule={(value) => NOTE_DECISION_RULES.message(value, { act: asking })}
          busy={deciding.isPending}
          problem={problem}
          onClose={() => setAsking(null)}
          onAct={(message) => deciding.mutate({ act: asking, message })}
        />
      )}
    </Box>
  );
}
