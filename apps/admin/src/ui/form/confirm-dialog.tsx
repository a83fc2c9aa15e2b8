import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  act: string;
  colour?: 'primary' | 'error';
  /** Enter acts: for what a key has asked for. */
  focusAct?: boolean;
  busy: boolean;
  /** The sentence of a try that failed. */
  problem?: string | null;
  children: ReactNode;
  onClose: () => void;
  onAct: () => void;
}

/** For what has no way back. */
export function ConfirmDialog({
  title,
  act,
  colour = 'error',
  focusAct = false,
  busy,
  problem,
  children,
  onClose,
  onAct,
}: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <div>{children}</div>
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus={!focusAct} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" autoFocus={focusAct} color={colour} loading={busy} onClick={onAct}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
