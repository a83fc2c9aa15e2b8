import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { keyframes } from '@mui/material/styles';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useStore } from '@kalyanam/web/store';
import { CheckIcon, InfoIcon } from './icons';
import { Kbd } from './kbd';
import { useShortcuts } from './shortcuts';
import { shownToast } from './toast';
import { undoNewest } from './undo';

const SHOWN_MS = 7000;

/** Below the bar, whose links stay free. */
const PLACE = {
  top: { xs: 64, md: 60 },
  left: { xs: 16, sm: '50%' },
  right: { xs: 16, sm: 'auto' },
} as const;

/** What can be undone is about the case before: it covers nothing of the next one. Above a bar for the thumb. */
const UNDO_PLACE = {
  top: 'auto',
  bottom: { xs: 136, lg: 16 },
  left: 16,
  right: { xs: 16, sm: 'auto' },
  transform: 'none',
  maxWidth: { sm: 420 },
} as const;

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
} as const;

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** How much of the time is left. */
const LEFT = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: 3,
  bgcolor: 'primary.main',
  transformOrigin: 'left',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
} as const;

/** The page may be in the other language: some sentences come from the server in English. */
const scriptOf = (text: string) => (/[\u0c00-\u0c7f]/.test(text) ? 'te' : 'en-IN');

/** The polite live region of the page; it stands there empty so that what comes later is announced. */
export function Toaster() {
  const shown = useStore(shownToast);
  // Here, since the toast stays when the page changes.
  useShortcuts({ z: undoNewest });
  const close = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') shownToast.set(null);
  };
  return (
    <Box role="status">
      {shown && (
        <Snackbar
          key={shown.id}
          open
          autoHideDuration={shown.act ? null : SHOWN_MS}
          anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          transitionDuration={0}
          onClose={close}
          sx={shown.act ? UNDO_PLACE : PLACE}
        >
          <Paper elevation={4} sx={{ ...CARD, position: 'relative', overflow: 'hidden' }}>
            {shown.kind === 'done' ? <CheckIcon color="success" /> : <InfoIcon color="error" />}
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              <span lang={scriptOf(shown.text)}>{shown.text}</span>
              {shown.name && <span>{` · ${shown.name}`}</span>}
            </Box>
            {shown.act && (
              <Button size="small" aria-keyshortcuts={shown.act.shortcut} onClick={shown.act.run}>
                {shown.act.label} <Kbd>{shown.act.shortcut}</Kbd>
              </Button>
            )}
            {shown.act && (
              <Box aria-hidden sx={{ ...LEFT, animation: `${shrink} ${shown.act.ms}ms linear forwards` }} />
            )}
          </Paper>
        </Snackbar>
      )}
    </Box>
  );
}
