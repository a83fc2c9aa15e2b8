import Box from '@mui/material/Box';
import type { DashboardDay } from '@kalyanam/shared/team/dashboard-contract';
import { Panel } from '../../../ui/list/panel';
import { PerDayChart, SERIES } from './per-day-chart';
import { SpokenDays } from './spoken-days';

const TITLE = 'Registrations and decisions per day';

export const PerDay = ({ days }: { days: readonly DashboardDay[] }) => (
  <Panel title={TITLE}>
    <Box aria-hidden>
      <PerDayChart days={days} />
    </Box>
    <SpokenDays caption={TITLE} series={SERIES} days={days} />
  </Panel>
);
