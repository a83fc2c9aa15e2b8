import Typography from '@mui/material/Typography';
import type { Judge } from '@kalyanam/shared/base/rule';
import type { SubmitEvent } from 'react';
import { FormDialog } from './form-dialog';
import { ReasonField, useReason } from './reason-field';

interface Props {
  /** The text is kept under this name until the act is done: the act, and the person it is on. */
  draft: string;
  title: string;
  lead: string;
  /** Label of the field. */
  label: string;
  /** Label of the button. */
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
  most,
  busy,
  problem,
  ...on
}: Props) {
  const reason = useReason(draft, rule);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.passes()) on.onAct(reason.text.trim());
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
      <ReasonField reason={reason} label={label} autoFocus {...(most !== undefined && { most })} />
    </FormDialog>
  );
}
