import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { LegalVersion } from '@kalyanam/shared/team/legal-texts';
import { LEGAL_KINDS } from '@kalyanam/shared/topics/legal/legal-text';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { fullDay } from '../../../ui/time/india-date';
import { LegalPage } from './legal-page';

export const ReadDialog = ({ text, onClose }: { text: LegalVersion; onClose: () => void }) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="read-title">
    <DialogTitle id="read-title">{`${labelOf(LEGAL_KINDS, text.kind)}, from ${fullDay(text.version)}`}</DialogTitle>
    <DialogContent tabIndex={0}>
      <LegalPage text={text.en} language="en" />
      {text.te && <LegalPage text={text.te} language="te" />}
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button autoFocus onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </Dialog>
);
