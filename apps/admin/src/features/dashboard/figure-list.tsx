import Box from '@mui/material/Box';
import { LinkedFigure } from './linked-figure';
import { Meaning } from './meaning';
import type { Stat } from './stat-card';

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '& dt': { display: 'flex', alignItems: 'center', gap: 0.5 },
  '& dd': { m: 0, ml: 'auto', fontWeight: 600, textAlign: 'right' },
} as const;

interface Props {
  figures: readonly Stat[];
  /** A last row that counts nothing. */
  last?: { name: string; value: string };
}

export const FigureList = ({ figures, last }: Props) => (
  <Box component="dl" sx={{ m: 0 }}>
    {figures.map(({ of, name, value }) => (
      <Box key={of} sx={ROW}>
        <dt>
          {name} <Meaning of={of} name={name} />
        </dt>
        <dd>
          <LinkedFigure of={of} name={name} value={value} />
        </dd>
      </Box>
    ))}
    {last && (
      <Box sx={ROW}>
        <dt>{last.name}</dt>
        <dd>{last.value}</dd>
      </Box>
    )}
  </Box>
);
