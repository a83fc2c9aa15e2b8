import Box from '@mui/material/Box';
import type { DashboardFigure, DashboardStats } from '@kalyanam/shared/team/dashboard-contract';
import { figure, shares } from './figures';
import { FigureList, LinkedFigure, Meaning } from './figure-list';
import { Panel } from '../../../ui/list/panel';

interface BarProps {
  of: DashboardFigure;
  name: string;
  count: number;
  total: number;
  percent: number;
  colour: string;
}

const Bar = ({ of, name, count, total, percent, colour }: BarProps) => (
  <Box sx={{ mb: 1.5 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {name} <Meaning of={of} name={name} />
      <Box component="span" sx={{ ml: 'auto' }}>
        <strong>
          <LinkedFigure of={of} name={name} value={figure(count)} />
        </strong>
        {` · ${percent}%`}
      </Box>
    </Box>
    <Box
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={Math.max(total, 1)}
      aria-valuenow={count}
      aria-valuetext={`${percent}%`}
      sx={{ height: 10, mt: 0.5, borderRadius: 99, bgcolor: 'ground.track', overflow: 'hidden' }}
    >
      <Box sx={{ width: `${percent}%`, height: '100%', bgcolor: colour }} />
    </Box>
  </Box>
);

export function Demographics({ profiles }: Pick<DashboardStats, 'profiles'>) {
  const { male, female, total } = profiles;
  const [men, women] = shares(male, female);
  return (
    <Panel title="Demographics">
      <Bar of="male" name="Male" count={male} total={total} percent={men} colour="info.main" />
      <Bar of="female" name="Female" count={female} total={total} percent={women} colour="primary.main" />
      <FigureList
        figures={[
          { of: 'neverMarried', name: 'Never married', value: figure(profiles.neverMarried) },
          { of: 'averageAge', name: 'Average age', value: figure(profiles.averageAge) },
          { of: 'withPhotos', name: 'With photos', value: figure(profiles.withPhotos) },
        ]}
      />
    </Panel>
  );
}
