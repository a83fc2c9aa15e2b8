import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** A placeholder that shows itself only when the wait is felt (150 ms). */
export const Late = ({ children }: { children: ReactNode }) => (
  <Box aria-busy sx={{ height: '100%', animation: `${appear} 0s linear 150ms both` }}>
    {children}
  </Box>
);
