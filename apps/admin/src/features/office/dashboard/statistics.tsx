import Box from '@mui/material/Box';
import type { DashboardStats, DashboardAnswer } from '@kalyanam/shared/team/dashboard-contract';
import { CARDS, HALVES } from '../../../ui/list/page';
import { dayAndTime } from '../../../ui/time/india-date';
import { ActivitySummary, RecentActivities } from './activities';
import { Demographics } from './demographics';
import { FigureList } from './figure-list';
import { figure } from './figures';
import { Depth } from './overview';
import { Panel } from '../../../ui/list/panel';
import { PerDay } from './per-day';
import { StatCard, statCards } from './stat-cards';

const SystemInfo = ({ stats, lastUpdated }: { stats: DashboardStats; lastUpdated: string }) => (
  <Panel title="System info">
    <FigureList
      figures={[
        { of: 'emailVerified', name: 'Email verified', value: figure(stats.users.emailVerified) },
        { of: 'phoneVerified', name: 'Phone verified', value: figure(stats.users.phoneVerified) },
        { of: 'newThisMonth', name: 'New this month', value: figure(stats.users.newThisMonth) },
        { of: 'reddyCaste', name: 'Reddy community', value: figure(stats.profiles.reddyCaste) },
      ]}
      last={{ name: 'Last updated', value: dayAndTime(lastUpdated) }}
    />
  </Panel>
);

type Props = Pick<DashboardAnswer, 'stats' | 'perDay' | 'lastUpdated'>;

export const Statistics = ({ stats, perDay, lastUpdated }: Props) => (
  <>
    <Box sx={CARDS}>
      {statCards(stats).map((card) => (
        <StatCard key={card.main.of} {...card} />
      ))}
    </Box>
    <PerDay days={perDay} />
    <Depth />
    <Box sx={HALVES}>
      <Demographics profiles={stats.profiles} />
      <SystemInfo stats={stats} lastUpdated={lastUpdated} />
      <RecentActivities activities={stats.recentActivities} />
      <ActivitySummary activity={stats.activity} />
    </Box>
  </>
);
