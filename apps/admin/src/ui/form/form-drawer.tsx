import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, type ReactNode } from 'react';
import { focusIfLost, pageHeading } from './focus';
import { CrossIcon } from '../list/icons';

interface Props {
  title: string;
  lead?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Opened by its own address, a drawer has nothing to give the focus back to: the page under it takes it. */
function useFocusBack() {
  useEffect(
    () => () =>
      queueMicrotask(() => {
        focusIfLost(pageHeading());
      }),
    [],
  );
}

/** A form over its list: beside the list on a wide screen, the whole screen of a phone. */
export function FormDrawer({ title, lead, onClose, children }: Props) {
  const id = useId();
  useFocusBack();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: 480 }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, px: { xs: 2, sm: 3 }, pt: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h1">
            {title}
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
        </Box>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mr: -1, mt: -0.5 }}>
          <CrossIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2.5 }}>{children}</Box>
    </Drawer>
  );
}
