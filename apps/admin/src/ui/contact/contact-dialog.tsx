import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CONTACT_OUTCOMES, type ContactOutcome, type NoteKind } from '@kalyanam/shared/team/member-notes';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { useState, type FormEvent } from 'react';
import { said } from '../words/sentences';
import type { ContactTexts } from './contact-words';
import { useAddNote } from './member-notes.queries';

interface Props {
  userId: string;
  name: string;
  kind: Exclude<NoteKind, 'note'>;
  texts: ContactTexts;
  onClose: () => void;
}

/** Shown when the administrator comes back from the call: asks for its outcome. */
export function ContactDialog({ userId, name, kind, texts, onClose }: Props) {
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const adding = useAddNote(userId, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (outcome && !adding.isPending) adding.mutate({ kind, outcome, text: text.trim() });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="contact-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="contact-title">{`${texts.noteKinds[kind]}: ${name}`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <Typography sx={{ color: 'text.secondary' }}>{texts.lead}</Typography>
          <RadioGroup
            aria-label={texts.asked}
            value={outcome ?? ''}
            onChange={(_, value) => {
              if (isValueOf(CONTACT_OUTCOMES, value)) setOutcome(value);
            }}
          >
            {CONTACT_OUTCOMES.map(({ value }) => (
              <FormControlLabel key={value} value={value} label={texts.outcomes[value]} control={<Radio />} />
            ))}
          </RadioGroup>
          {asked && !outcome && <Alert severity="error">{said(ADMIN_MESSAGES.contactOutcome)}</Alert>}
          <TextField
            label={texts.text}
            placeholder={texts.example}
            multiline
            value={text}
            onChange={(event) => setText(event.target.value)}
            slotProps={{ htmlInput: { maxLength: TEAM_LIMITS.contactNoteLength } }}
          />
          {adding.isError && <Alert severity="error">{said(adding.error.message)}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{texts.skip}</Button>
          <Button type="submit" variant="contained" loading={adding.isPending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
