import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const ListFilters = ({ children }: { children: ReactNode }) => (
  <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 0.5 }}>
    {children}
  </Box>
);
