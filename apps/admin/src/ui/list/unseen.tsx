import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';

export const UNSEEN = {
  position: 'absolute',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  width: '1px',
  height: '1px',
  m: 0,
} as const;

/** Read aloud, not shown. */
export const Unseen = ({ children, as = 'span' }: { children: ReactNode; as?: ElementType }) => (
  <Box component={as} sx={UNSEEN}>
    {children}
  </Box>
);
