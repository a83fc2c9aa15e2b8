import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Decision } from '@kalyanam/shared/admin/contracts';
import { BackIcon, ForwardIcon, KeyboardIcon } from '../../../ui/icons';
import { Kbd } from '../../../ui/kbd';
import { UNSEEN } from '../../../ui/unseen';

type Act = (() => void) | undefined;

interface Props {
  next: Act;
  previous: Act;
  approve: Act;
  reject: Act;
  busy: Decision | null;
  onLegend: () => void;
}

const WIDE = { flexGrow: { xs: 1, md: 0 } };
const STEP = { minWidth: 44, px: { xs: 1, md: 1.75 }, borderColor: 'ground.control' };
const NARROW = { display: { md: 'none' } };
const ROOMY = { '@media (max-width: 899.95px)': UNSEEN };

export const DecisionButtons = ({ next, previous, approve, reject, busy, onLegend }: Props) => (
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
    <Button variant="outlined" color="inherit" aria-keyshortcuts="K" disabled={!previous} onClick={previous} sx={STEP}>
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
    <Button
      variant="outlined"
      color="error"
      aria-keyshortcuts="R"
      disabled={!reject || busy === 'approve'}
      loading={busy === 'reject'}
      onClick={reject}
      sx={WIDE}
    >
      Reject <Kbd>R</Kbd>
    </Button>
    <Button
      variant="contained"
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
