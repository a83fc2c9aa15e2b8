import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { switchShortcuts, useShortcutsOn } from '../../../ui/shortcuts';

const KEYS = [
  ['J', 'Next case'],
  ['K', 'Previous case'],
  ['A', 'Approve & Verify'],
  ['R', 'Choose reasons to reject'],
  ['1 to 9', 'A reason, while they are listed'],
  ['Enter', 'Reject, while the reasons are listed'],
  ['N', 'Write notes'],
  ['Ctrl+Enter', 'Reject, while writing notes'],
  ['Escape', 'Leave the notes'],
  ['1', 'Open the Aadhaar file, again to enlarge it'],
  ['2', 'Open the PAN file, again to enlarge it'],
  ['?', 'This list'],
] as const;

export function Legend({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="legend-title">
      <DialogTitle id="legend-title">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '8px 20px', m: 0, mb: 2 }}>
          {KEYS.map(([key, does]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {key}
              </Box>
              <Box component="dd" sx={{ m: 0, color: on ? 'text.primary' : 'text.secondary' }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_, checked) => switchShortcuts(checked)} />}
          label="Single keys work on this screen"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
