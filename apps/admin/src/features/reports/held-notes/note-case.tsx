import Box from '@mui/material/Box';
import {
  NOTE_CLOCK,
  type NoteAct,
  type NoteDecisionAnswer,
  type NoteDecisionRequest,
  type WaitingNote,
} from '@kalyanam/shared/team/held-notes';
import { NOTE_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { useState } from 'react';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useOnline } from '@kalyanam/web/online';
import { api } from '../../../session/admin-session';
import { userPath } from '../../../shell/paths';
import { ClockChip } from '../../../ui/time/clock-chip';
import { forgetText } from '../../../ui/form/drafts';
import { KeyButton } from '../../../ui/form/kbd';
import { byKey } from '../../../ui/form/one-by-one';
import { PageLink } from '../../../ui/list/page-link';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { useShortcuts } from '../../../ui/form/shortcuts';
import { WriterHistory } from '../../../ui/list/writer-history';
import { decideInAMoment } from '../../../ui/feedback/decide-later';
import { MarkedNote } from './marked-note';

export const noteKey = ({ id }: { id: string }): string => `note ${id}`;

const DONE: Readonly<Record<NoteAct, string>> = {
  allow: 'Allowed: the other family reads the words',
  refuse: 'Refused: the interest stays, without the words',
  warn: 'Refused, and the sender is warned',
  hold: 'Refused, and the account is on hold',
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
  onDecided: () => unknown;
}

/** One note with what was found in it, and both families. */
export function NoteCase({ note: { id, note, marks, sender, receiver, since }, onDecided }: Props) {
  const online = useOnline();
  const [asking, setAsking] = useState<Reasoned | null>(null);
  const draftOf = (act: Reasoned) => `note-${act}-${id}`;
  const decide = (request: NoteDecisionRequest) =>
    decideInAMoment({
      key: noteKey({ id }),
      sentence: DONE[request.act],
      name: sender.name,
      send: async () => {
        await api.post<NoteDecisionAnswer>(ADMIN_ROUTES.heldNoteDecision(id), request, { keepalive: true });
        if (request.act === 'warn' || request.act === 'hold') forgetText(draftOf(request.act));
      },
      after: onDecided,
    });
  const act = (value: 'allow' | 'refuse') => {
    if (online) decide({ act: value });
  };
  const ask = (value: Reasoned) => {
    if (online) setAsking(value);
  };
  useShortcuts({
    a: byKey(() => act('allow')),
    r: byKey(() => act('refuse')),
    w: byKey(() => ask('warn')),
    h: byKey(() => ask('hold')),
  });
  const title = `${sender.name} to ${receiver.name}`;
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.25rem' }}>
          <PageLink to={userPath(sender.id)} asWritten>
            {sender.name}
          </PageLink>{' '}
          to{' '}
          <PageLink to={userPath(receiver.id)} asWritten>
            {receiver.name}
          </PageLink>
        </Box>
        <ClockChip enteredAt={since} hours={NOTE_CLOCK} />
      </Box>
      <WriterHistory past={sender} />
      <MarkedNote note={note} marks={marks} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <KeyButton variant="outlined" color="inherit" letter="A" disabled={!online} onClick={() => act('allow')}>
          Allow
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="R" disabled={!online} onClick={() => act('refuse')}>
          Refuse
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="W" disabled={!online} onClick={() => ask('warn')}>
          Refuse and warn
        </KeyButton>
        <KeyButton variant="outlined" color="error" letter="H" disabled={!online} onClick={() => ask('hold')}>
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
          busy={false}
          problem={null}
          onClose={() => setAsking(null)}
          onAct={(message) => {
            setAsking(null);
            decide({ act: asking, message });
          }}
        />
      )}
    </Box>
  );
}
