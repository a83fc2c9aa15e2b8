import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useSyncExternalStore } from 'react';
import { getToasts, subscribeToasts } from './toast';
import { CheckIcon, InfoIcon } from './icons';

/** Over the empty middle of the bar on a desk, where it covers nothing one reads or presses. */
const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { xs: 64, md: 7 },
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
} as const;

/** The polite live region of the page; it stands there empty so that what comes later is announced. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts);
  return (
    <Box role="status" sx={PLACE}>
      {toasts.map(({ id, text, kind }) => (
        <Paper
          key={id}
          elevation={4}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, px: 2, py: 1, border: 1, borderColor: 'divider' }}
        >
          {kind === 'done' ? <CheckIcon color="success" /> : <InfoIcon color="error" />}
          {text}
        </Paper>
      ))}
    </Box>
  );
}
