import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { DashboardFigure } from '@kalyanam/shared/admin/dashboard-contract';
import { LinkedFigure } from './linked-figure';
import { Meaning } from './meaning';

export interface Stat {
  of: DashboardFigure;
  name: string;
  value: string;
}

interface Props {
  main: Stat;
  details: readonly Stat[];
}

export const StatCard = ({ main, details }: Props) => (
  <Paper variant="outlined" component="section" aria-label={main.name} sx={{ p: 2.5, minWidth: 0 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontWeight: 600 }}>
      {main.name} <Meaning of={main.of} name={main.name} />
    </Box>
    <Box sx={{ fontSize: '2.125rem', fontWeight: 600, lineHeight: 1.25 }}>
      <LinkedFigure {...main} />
    </Box>
    {details.map(({ of, name, value }) => (
      <Box key={of} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          <LinkedFigure of={of} name={name} value={value} />
        </Box>
        {name} <Meaning of={of} name={name} />
      </Box>
    ))}
  </Paper>
);
