import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const TitledPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 2.25 }}>
    <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', mb: 0.75 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
