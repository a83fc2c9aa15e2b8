import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  tools?: ReactNode;
  /** For tables that need the room. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page that scrolls as a whole. */
export const PageFrame = ({ title, lead, tools, wide = false, children }: Props) => (
  <Box sx={{ height: '100%', overflowY: { md: 'auto' }, position: 'relative' }}>
    <title>{`${title} · Kalyanam team`}</title>
    <Box sx={{ maxWidth: wide ? 1600 : 1240, mx: 'auto', p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ mr: 'auto', minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
        </Box>
        {tools}
      </Box>
      {children}
    </Box>
  </Box>
);
