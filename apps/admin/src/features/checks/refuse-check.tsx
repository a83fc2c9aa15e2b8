import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CHECK_REFUSALS, type CheckRefusal } from '@kalyanam/shared/vocabulary/check-refusals';
import { Kbd } from '../../ui/kbd';
import { useShortcutsOn } from '../../ui/shortcuts';

interface Props {
  title: string;
  onRefuse: (reason: CheckRefusal) => void;
  onClose: () => void;
}

/** Why a fact could not be confirmed: the digits choose, and the member reads the reason. */
export function RefuseCheck({ title, onRefuse, onClose }: Props) {
  const keysOn = useShortcutsOn();
  return (
    <Dialog
      open
      disableRestoreFocus
      onClose={onClose}
      aria-labelledby="refuse-check"
      onKeyDown={({ key, repeat }) => {
        const reason = CHECK_REFUSALS[Number(key) - 1];
        if (reason && keysOn && !repeat) onRefuse(reason.value);
      }}
    >
      <DialogTitle id="refuse-check">{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        The member reads the reason. The file is erased.
        {CHECK_REFUSALS.map(({ value, label }, index) => (
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
