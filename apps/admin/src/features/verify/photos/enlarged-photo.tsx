import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { WaitingPhoto } from '@kalyanam/shared/team/photo-review';
import { linkedPath, userPath } from '../../../shell/paths';
import { Kbd } from '../../../ui/form/kbd';
import { PageLink } from '../../../ui/list/page-link';
import { useDialogKeys } from '../../../ui/form/shortcuts';

interface Props {
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
}: Props) => {
  const onKeyDown = useDialogKeys(keys);
  return (
    <Dialog
      open
      disableRestoreFocus
      maxWidth="md"
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby="enlarged-photo"
    >
      <DialogTitle id="enlarged-photo">
        <PageLink to={userPath(userId)} asWritten>
          {name}
        </PageLink>
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
