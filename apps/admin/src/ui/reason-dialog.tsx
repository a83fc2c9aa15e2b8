import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Judge } from '@kalyanam/shared/rules/rule';
import { useId, useState, type FormEvent } from 'react';

interface Props {
  title: string;
  lead: string;
  /** Of the field. */
  label: string;
  /** What the button does. */
  act: string;
  colour?: 'primary' | 'error';
  rule: Judge;
  /** The longest reason that the rule passes. */
  most?: number;
  busy: boolean;
  /** The sentence of a try that failed. */
  problem: string | null;
  onClose: () => void;
  onAct: (reason: string) => void;
}

/** An act that cannot be taken back silently: it wants a reason in words. */
export function ReasonDialog({
  title,
  lead,
  label,
  act,
  colour = 'primary',
  rule,
  most = LIMITS.notesLength,
  busy,
  problem,
  ...on
}: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const refusal = rule(reason, {});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (refusal === null) on.onAct(reason.trim());
  };

  return (
    <Dialog open onClose={on.onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
          <TextField
            label={label}
            autoFocus
            fullWidth
            multiline
            minRows={3}
            value={reason}
            error={asked && refusal !== null}
            helperText={asked && refusal !== null ? refusal : `${most - reason.length} left`}
            onChange={(event) => setReason(event.target.value)}
          />
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={on.onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color={colour} loading={busy}>
            {act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
