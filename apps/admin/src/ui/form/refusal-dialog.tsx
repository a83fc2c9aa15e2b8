import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Kbd } from './kbd';
import { useDialogKeys } from './shortcuts';

interface Props<Reason extends string> {
  title: string;
  /** The message to the member. */
  told: string;
  reasons: readonly { readonly value: Reason; readonly label: string }[];
  onRefuse: (reason: Reason) => void;
  onClose: () => void;
}

/** Why something is refused: a click or its digit chooses. */
export function RefusalDialog<Reason extends string>({ title, told, reasons, onRefuse, onClose }: Props<Reason>) {
  const id = useId();
  const onKeyDown = useDialogKeys(
    Object.fromEntries(reasons.map(({ value }, index) => [String(index + 1), () => onRefuse(value)])),
  );
  return (
    <Dialog open disableRestoreFocus onClose={onClose} aria-labelledby={id} onKeyDown={onKeyDown}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {told}
        {reasons.map(({ value, label }, index) => (
          <Button
            key={value}
            variant="outlined"
            color="inherit"
            autoFocus={index === 0}
            sx={{ justifyContent: 'space-between' }}
            onClick={() => onRefuse(value)}
          >
            {label}
            <Kbd>{String(index + 1)}</Kbd>
          </Button>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
