import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const TONES = {
  good: { color: 'success.main', bgcolor: 'ground.goodTint' },
  warn: { color: 'warning.main', bgcolor: 'ground.warnTint' },
  bad: { color: 'error.main', bgcolor: 'ground.badTint' },
  plain: { color: 'text.secondary', bgcolor: 'ground.track' },
} as const;
export type Tone = keyof typeof TONES;

/** A state in one or two words; the words say it, the colour only helps. */
export const StateChip = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      ...TONES[tone],
      display: 'inline-block',
      px: 1,
      py: 0.25,
      borderRadius: 99,
      fontSize: '0.8125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);
