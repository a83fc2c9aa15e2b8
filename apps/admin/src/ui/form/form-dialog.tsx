import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type SubmitEventHandler } from 'react';

interface Props {
  title: string;
  /** What the button does. */
  act: string;
  colour?: 'primary' | 'error';
  maxWidth?: 'sm' | 'lg';
  busy: boolean;
  /** The sentence of a try that failed. */
  problem?: string | null;
  children: ReactNode;
  onClose: () => void;
  onSubmit: SubmitEventHandler;
}

/** A form over the page. Escape closes it: the typed text must be kept as a draft. */
export function FormDialog({ title, act, colour = 'primary', maxWidth = 'sm', busy, problem, children, ...on }: Props) {
  const id = useId();
  return (
    <Dialog open onClose={on.onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <form noValidate onSubmit={on.onSubmit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {children}
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
