import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { WaitingPhoto } from '@kalyanam/shared/admin/photo-review';
import { PHOTO_REFUSALS, type PhotoRefusal } from '@kalyanam/shared/vocabulary/photo-refusals';
import type { KeyboardEvent } from 'react';
import { linkedPath, userPath } from '../../shell/paths';
import { Kbd } from '../../ui/kbd';
import { PageLink } from '../../ui/page-link';
import { letterOf, useShortcutsOn } from '../../ui/shortcuts';

interface ReasonsProps {
  name: string;
  onRefuse: (reason: PhotoRefusal) => void;
  onClose: () => void;
}

/** Why a photo is refused: the digits choose, and the member reads the reason. */
export function RefuseDialog({ name, onRefuse, onClose }: ReasonsProps) {
  const keysOn = useShortcutsOn();
  return (
    <Dialog
      open
      disableRestoreFocus
      onClose={onClose}
      aria-labelledby="refuse-photo"
      onKeyDown={({ key, repeat }) => {
        const reason = PHOTO_REFUSALS[Number(key) - 1];
        if (reason && keysOn && !repeat) onRefuse(reason.value);
      }}
    >
      <DialogTitle id="refuse-photo">Refuse this photo of {name}?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        The member sees the reason.
        {PHOTO_REFUSALS.map(({ value, label }, index) => (
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

interface EnlargedProps {
  waiting: WaitingPhoto;
  /** As on the page, whose keys a dialog keeps off. */
  keys: Readonly<Record<string, () => void>>;
  /** Null where the role does not decide, or it is decided. */
  onFine: (() => void) | null;
  onRefuse: (() => void) | null;
  onClose: () => void;
}

export const EnlargedPhoto = ({
  waiting: { photo, name, userId, likenesses },
  keys,
  onFine,
  onRefuse,
  onClose,
}: EnlargedProps) => {
  const keysOn = useShortcutsOn();
  const press = ({ nativeEvent: event }: KeyboardEvent) => {
    const letter = event.repeat || event.ctrlKey || event.metaKey || event.altKey ? undefined : letterOf(event);
    if (letter && keysOn) keys[letter]?.();
  };
  return (
    <Dialog open disableRestoreFocus maxWidth="md" onClose={onClose} onKeyDown={press} aria-labelledby="enlarged-photo">
      <DialogTitle id="enlarged-photo">
        <PageLink to={userPath(userId)}>{name}</PageLink>
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 1 }}>
        {likenesses.map(({ level, sentence }) => (
          <Alert key={sentence} severity={level === 'strong' ? 'error' : 'warning'}>
            {sentence} <PageLink to={linkedPath(userId)}>Linked accounts</PageLink>
          </Alert>
        ))}
        <Box
          component="img"
          src={photo.full}
          alt={`Photo of ${name}`}
          width={photo.width}
          height={photo.height}
          sx={{ display: 'block', maxWidth: '100%', width: 'auto', height: 'auto', maxHeight: '65dvh' }}
        />
      </DialogContent>
      <DialogActions>
        {onRefuse && (
          <Button color="error" onClick={onRefuse}>
            Refuse <Kbd>R</Kbd>
          </Button>
        )}
        {onFine && (
          <Button onClick={onFine}>
            Fine <Kbd>A</Kbd>
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
};
