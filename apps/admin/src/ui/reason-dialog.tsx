import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Judge } from '@kalyanam/shared/rules/rule';
import { useState, type SubmitEvent } from 'react';
import { useTypedText } from './drafts';
import { FormDialog } from './form-dialog';

interface Props {
  /** What is typed is kept under this name until the act is done: which act, on whom. */
  draft: string;
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
  draft,
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
  const [reason, setReason] = useTypedText(draft);
  const [asked, setAsked] = useState(false);
  const refusal = rule(reason, {});

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (refusal === null) on.onAct(reason.trim());
  };

  return (
    <FormDialog
      title={title}
      act={act}
      colour={colour}
      busy={busy}
      problem={problem}
      onClose={on.onClose}
      onSubmit={submit}
    >
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
    </FormDialog>
  );
}
