import Box from '@mui/material/Box';
import type { DashboardAnswer } from '@kalyanam/shared/admin/dashboard-contract';
import { ActivitySummary } from './activity-summary';
import { Demographics } from './demographics';
import { CARDS, HALVES } from '../../ui/grids';
import { PerDay } from './per-day';
import { RecentActivities } from './recent-activities';
import { StatCard } from './stat-card';
import { statCards } from './stat-cards';
import { SystemInfo } from './system-info';

type Props = Pick<DashboardAnswer, 'stats' | 'perDay' | 'lastUpdated'>;

export const Statistics = ({ stats, perDay, lastUpdated }: Props) => (
  <>
    <Box sx={CARDS}>
      {statCards(stats).map((card) => (
        <StatCard key={card.main.of} {...card} />
      ))}
    </Box>
    <PerDay days={perDay} />
    <Box sx={HALVES}>
      <Demographics profiles={stats.profiles} />
      <SystemInfo stats={stats} lastUpdated={lastUpdated} />
      <RecentActivities activities={stats.recentActivities} />
      <ActivitySummary activity={stats.activity} />
    </Box>
  </>
);
