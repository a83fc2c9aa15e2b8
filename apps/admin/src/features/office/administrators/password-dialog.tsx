import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../../ui/form/copy-button';

interface Props {
  username: string;
  password: string;
  onClose: () => void;
}

/** Shown once: the server keeps only its hash. */
export const PasswordDialog = ({ username, password, onClose }: Props) => (
  <Dialog open fullWidth maxWidth="xs" aria-labelledby="new-password">
    <DialogTitle id="new-password">{`Password of ${username}`}</DialogTitle>
    <DialogContent sx={{ display: 'grid', gap: 2 }}>
      <Typography>Share it privately. It is shown only once, and they must change it at first login.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="code" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {password}
        </Box>
        <CopyButton text={password} />
      </Box>
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button variant="contained" onClick={onClose}>
        I’ve saved this
      </Button>
    </DialogActions>
  </Dialog>
);
