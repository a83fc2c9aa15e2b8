import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  act: string;
  busy: boolean;
  children: ReactNode;
  onClose: () => void;
  onAct: () => void;
}

/** For what has no way back. */
export function ConfirmDialog({ title, act, busy, children, onClose, onAct }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={onAct}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
