import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The title is someone's name. */
  asWritten?: boolean;
  /** Shown before the title. */
  picture?: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** Views of the list, behind the title. */
  views?: ReactNode;
  /** Buttons beside the title. */
  tools?: ReactNode;
  /** A list: as wide as the window, and as much of it above the fold as fits. */
  wide?: boolean;
  children: ReactNode;
}

const ROOMY = { p: { xs: 2, md: 3 }, gap: 2 };
const DENSE = { px: { xs: 2, md: 2.5 }, py: { xs: 2, md: 1.25 }, gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' };

/** The frame of a page that scrolls as a whole. */
export const PageFrame = ({ title, asWritten = false, picture, lead, views, tools, wide = false, children }: Props) => (
  <Box sx={{ height: '100%', overflowY: { md: 'auto' }, position: 'relative' }}>
    <title>{`${title} · Kalyanam team`}</title>
    <Box sx={{ maxWidth: wide ? 'none' : 1240, mx: 'auto', display: 'grid', ...(wide ? DENSE : ROOMY) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {picture}
        <Box sx={{ mr: views ? 1 : 'auto', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} translate={asWritten ? 'no' : undefined} sx={{ outline: 0 }}>
            {title}
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
        </Box>
        {views && <Box sx={{ mr: 'auto', minWidth: 0 }}>{views}</Box>}
        {tools}
      </Box>
      {children}
    </Box>
  </Box>
);

/** Four cards in a row, two panels side by side; fewer where there is less room. */
const fitting = (least: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
});

export const CARDS = fitting(215);
export const HALVES = fitting(420);
