import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { keyframes } from '@mui/material/styles';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useStore } from '@kalyanam/web/store';
import { CheckIcon, InfoIcon } from '../list/icons';
import { Kbd } from '../form/kbd';
import { useShortcuts } from '../form/shortcuts';
import { shownToast, BESIDE_QUEUE } from './toast';
import { undoNewest } from './undo';

const SHOWN_MS = 7000;

/**
 * At the foot of the page, where it covers nothing of a case: over the queue beside one, and elsewhere in the room that the
 * layout leaves for it (`TOAST_ROOM`). Where there is no room for a queue, above a bar for the thumb.
 */
const PLACE = {
  bottom: { xs: 136, sm: 136, lg: 12 },
  left: { xs: 16, sm: 16 },
  right: { xs: 16, sm: 'auto' },
  maxWidth: { sm: 420, lg: 640 },
  [`body:has([${BESIDE_QUEUE}]) &`]: { maxWidth: { lg: 268 } },
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

/** The polite live region of the page; it is there before its content, so that later messages are announced. */
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
          data-toast
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          transitionDuration={0}
          onClose={close}
          sx={PLACE}
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
