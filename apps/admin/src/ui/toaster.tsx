import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useStore } from '@kalyanam/web/store';
import { CheckIcon, InfoIcon } from './icons';
import { Kbd } from './kbd';
import { shownToast } from './toast';

const SHOWN_MS = 7000;

/** Below the bar, whose links stay free. */
const PLACE = {
  top: { xs: 64, md: 60 },
  left: { xs: 16, sm: '50%' },
  right: { xs: 16, sm: 'auto' },
} as const;

/** The page may be in the other language: some sentences come from the server in English. */
const scriptOf = (text: string) => (/[\u0c00-\u0c7f]/.test(text) ? 'te' : 'en-IN');

/** The polite live region of the page; it stands there empty so that what comes later is announced. */
export function Toaster() {
  const shown = useStore(shownToast);
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
          sx={PLACE}
        >
          <Paper
            elevation={4}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, border: 1, borderColor: 'divider' }}
          >
            {shown.kind === 'done' ? <CheckIcon color="success" /> : <InfoIcon color="error" />}
            <span lang={scriptOf(shown.text)}>{shown.text}</span>
            {shown.act && (
              <Button size="small" aria-keyshortcuts={shown.act.shortcut} onClick={shown.act.run}>
                {shown.act.label} <Kbd>{shown.act.shortcut}</Kbd>
              </Button>
            )}
          </Paper>
        </Snackbar>
      )}
    </Box>
  );
}
