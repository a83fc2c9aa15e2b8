import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { MemberNote } from '@kalyanam/shared/team/member-notes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useCan } from '../../../../session/permissions';
import { shortDayAndTime } from '../../../../ui/time/india-date';
import { Kbd } from '../../../../ui/form/kbd';
import { said } from '../../../../ui/words/sentences';
import { useShortcuts } from '../../../../ui/form/shortcuts';
import { TitledPart } from '../../../../ui/list/panel';
import { useTexts } from '../verify.en';
import { VERIFY_KEYS } from '../keys';
import { memberNotesQuery, useAddNote } from '../../../../ui/contact/member-notes.queries';

function Line({ note: { kind, outcome, text, author, at } }: { note: MemberNote }) {
  const { contact, noteKinds } = useTexts();
  const head = kind === 'note' ? '' : `${noteKinds[kind]}${outcome ? `: ${contact.outcomes[outcome]}` : ''}`;
  return (
    <Box component="li" sx={{ bgcolor: 'ground.warnTint', borderRadius: 1, px: 1.25, py: 0.75 }}>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {head && <strong>{head}</strong>}
        {`${head && text && '. '}${text}`}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{`${author.name}, ${shortDayAndTime(new Date(at))}`}</Box>
    </Box>
  );
}

function Write({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { notes: texts, decision } = useTexts();
  const [text, setText] = useState('');
  const adding = useAddNote(userId, onDone);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !adding.isPending) adding.mutate({ kind: 'note', text: text.trim() });
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 1, mt: 1 }}>
      <TextField
        label={texts.write}
        autoFocus
        multiline
        fullWidth
        size="small"
        value={text}
        helperText={texts.teamHint}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.notesLength } }}
      />
      {adding.isError && <Alert severity="error">{said(adding.error.message)}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" size="small" disabled={!text.trim()} loading={adding.isPending}>
          {texts.save}
        </Button>
        <Button size="small" color="inherit" onClick={onDone}>
          {decision.cancel}
        </Button>
      </Box>
    </Box>
  );
}

/** What colleagues wrote about the member: first thing in the case, never the member's to read. */
export function TeamNotes({ userId }: { userId: string }) {
  const { notes: texts } = useTexts();
  const mayWrite = useCan('users.contact');
  const [writing, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { data, isError, error, isFetching, refetch } = useQuery(memberNotesQuery(userId));
  useShortcuts({ [VERIFY_KEYS.teamNote]: mayWrite ? () => setWriting(true) : undefined });
  const done = () => {
    setWriting(false);
    button.current?.focus();
  };
  const notes = data?.notes ?? [];
  return (
    <TitledPart title={texts.team}>
      {isError && (
        <Box sx={{ color: 'warning.main' }}>
          {said(error.message)}{' '}
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Box>
      )}
      {notes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
          {notes.map((note) => (
            <Line key={note.id} note={note} />
          ))}
        </Box>
      )}
      {writing ? (
        <Write userId={userId} onDone={done} />
      ) : (
        mayWrite && (
          <Button ref={button} size="small" aria-keyshortcuts="T" onClick={() => setWriting(true)} sx={{ ml: -0.5 }}>
            {texts.write} <Kbd>T</Kbd>
          </Button>
        )
      )}
      {!mayWrite && notes.length === 0 && data && <Box sx={{ color: 'text.secondary' }}>{texts.none}</Box>}
    </TitledPart>
  );
}
