import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import type { Decision } from '@kalyanam/shared/admin/desk';
import { BackIcon, ForwardIcon, KeyboardIcon } from '../../../ui/icons';
import { Kbd } from '../../../ui/kbd';
import { switchShortcuts, useShortcutsOn } from '../../../ui/shortcuts';
import { UNSEEN } from '../../../ui/unseen';

const KEYS = [
  ['J', 'Next case'],
  ['K', 'Previous case'],
  ['F', 'Open the next document, then enlarge it'],
  ['A', 'Approve & Verify'],
  ['Shift+A', 'Approve although something is missing'],
  ['R', 'Choose reasons to reject'],
  ['1 to 9', 'Choose a reason, while the list is open'],
  ['Enter', 'Reject, while the list of reasons is open'],
  ['Z', 'Undo the last decision, for 10 seconds'],
  ['N', 'Write notes'],
  ['Ctrl+Enter', 'Choose reasons to reject, while writing notes'],
  ['Escape', 'Leave the notes or the list of reasons'],
  ['S', 'Search the queue by name'],
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
          label="Use single-key shortcuts on this screen"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

type Act = (() => void) | undefined;

interface Props {
  next: Act;
  previous: Act;
  approve: Act;
  reject: Act;
  /** Closes the list of reasons: on a phone there is no Escape. */
  cancel: () => void;
  /** The reasons to reject are listed: then Enter rejects. */
  choosing: boolean;
  /** Reasons to reject that are ticked: then rejecting is what one is about to do. */
  reasons: number;
  busy: Decision | null;
  onLegend: () => void;
}

const WIDE = { flexGrow: { xs: 1, md: 0 } };
const STEP = { minWidth: 44, px: { xs: 1, md: 1.75 }, borderColor: 'ground.control' };
const NARROW = { display: { md: 'none' } };
const ROOMY = { '@media (max-width: 899.95px)': UNSEEN };

export const DecisionButtons = ({
  next,
  previous,
  approve,
  reject,
  cancel,
  choosing,
  reasons,
  busy,
  onLegend,
}: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexGrow: { xs: 1, md: 0 } }}>
    <Tooltip title="Keys (?)">
      <IconButton
        aria-label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        onClick={onLegend}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardIcon />
      </IconButton>
    </Tooltip>
    {choosing ? (
      <Button variant="outlined" color="inherit" aria-keyshortcuts="Escape" onClick={cancel} sx={STEP}>
        Cancel <Kbd>Esc</Kbd>
      </Button>
    ) : (
      <>
        <Button
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="K"
          disabled={!previous}
          onClick={previous}
          sx={STEP}
        >
          <BackIcon sx={NARROW} />
          <Box component="span" sx={ROOMY}>
            Previous <Kbd>K</Kbd>
          </Box>
        </Button>
        <Button variant="outlined" color="inherit" aria-keyshortcuts="J" disabled={!next} onClick={next} sx={STEP}>
          <Box component="span" sx={ROOMY}>
            Next <Kbd>J</Kbd>
          </Box>
          <ForwardIcon sx={NARROW} />
        </Button>
      </>
    )}
    <Button
      variant={reasons > 0 ? 'contained' : 'outlined'}
      color="error"
      aria-keyshortcuts={choosing ? 'Enter' : 'R'}
      disabled={!reject || busy === 'approve'}
      loading={busy === 'reject'}
      onClick={reject}
      sx={WIDE}
    >
      {reasons === 0 ? 'Reject' : `Reject (${reasons} ${reasons === 1 ? 'reason' : 'reasons'})`}{' '}
      <Kbd>{choosing ? 'Enter' : 'R'}</Kbd>
    </Button>
    <Button
      variant={reasons > 0 ? 'outlined' : 'contained'}
      color="success"
      aria-keyshortcuts="A"
      disabled={!approve || busy === 'reject'}
      loading={busy === 'approve'}
      onClick={approve}
      sx={{ ...WIDE, px: { xs: 1.5, md: 2.25 } }}
    >
      Approve &amp; Verify <Kbd>A</Kbd>
    </Button>
  </Box>
);
