import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { DASHBOARD_DEFINITIONS, type DashboardFigure } from '@kalyanam/shared/team/dashboard-contract';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMayOpen } from '../../../session/permissions';
import { InfoIcon } from '../../../ui/list/icons';
import { listOf } from './lists';

export interface Stat {
  of: DashboardFigure;
  /** Also for those who hear the page. */
  name: string;
  value: string;
}

/** As large as a finger or an unsteady pointer needs (WCAG 2.5.8). */
const TARGET = { display: 'inline-block', minWidth: 24, minHeight: 24, textAlign: 'center' } as const;

/** A figure that leads to the list behind it, where the administrator may open that. */
export function LinkedFigure({ of, name, value }: Stat) {
  const list = listOf(of);
  if (!useMayOpen(list)) return value;
  return (
    <Link component={RouterLink} to={list} color="inherit" aria-label={`${name}: ${value}`} sx={TARGET}>
      {value}
    </Link>
  );
}

/** R14: every figure says what it counts, on pointing, focus or touch. */
export const Meaning = ({ of, name }: Pick<Stat, 'of' | 'name'>) => (
  <MeaningOf name={name}>{DASHBOARD_DEFINITIONS[of]}</MeaningOf>
);

export const MeaningOf = ({ name, children }: { name: string; children: ReactNode }) => (
  <Tooltip title={children} describeChild>
    <IconButton
      size="small"
      aria-label={`What is counted: ${name}`}
      sx={{ color: 'text.secondary', p: 0.5, my: -0.5, '& svg': { fontSize: 16 } }}
    >
      <InfoIcon />
    </IconButton>
  </Tooltip>
);

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
