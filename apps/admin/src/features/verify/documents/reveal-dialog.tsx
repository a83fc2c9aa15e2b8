import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REVEAL_RULES } from '@kalyanam/shared/rules/admin.rules';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { reveal } from '../verify.queries';

interface Props {
  open: boolean;
  userId: string;
  kind: DocumentKind;
  title: string;
  onClose: () => void;
  onRevealed: (number: string) => void;
}

const USUAL = ['Compare with the document', 'The checksum fails', 'Possible duplicate'];

/** R16: a number is revealed for a reason, which the audit log keeps. */
export function RevealDialog({ open, userId, kind, title, onClose, onRevealed }: Props) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const revealing = useMutation({
    mutationFn: () => reveal(userId, { kind, reason: reason.trim() }),
    onSuccess: ({ number }) => onRevealed(number),
  });
  const refusal = REVEAL_RULES.reason(reason, {});
  const problem = asked ? refusal : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (refusal === null) revealing.mutate();
  };

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`reveal-${kind}`}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`reveal-${kind}`}>Reveal the {title} number</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Who looked, when and why is written to the audit log.
          </Typography>
          <TextField
            label="Reason"
            autoFocus
            fullWidth
            value={reason}
            error={problem !== null}
            helperText={problem ?? ' '}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
          />
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {USUAL.map((usual) => (
              <Chip key={usual} label={usual} variant="outlined" onClick={() => setReason(usual)} />
            ))}
          </Stack>
          {revealing.isError && <Alert severity="error">{revealing.error.message}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={revealing.isPending}>
            Reveal
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
