import type { DashboardStats } from '@kalyanam/shared/admin/dashboard-contract';
import { dayAndTime } from '../../ui/india-date';
import { figure } from './figures';
import { FigureList } from './figure-list';
import { Panel } from './panel';

export const SystemInfo = ({ stats, lastUpdated }: { stats: DashboardStats; lastUpdated: string }) => (
  <Panel title="System info">
    <FigureList
      figures={[
        { of: 'emailVerified', name: 'E-mail verified', value: figure(stats.users.emailVerified) },
        { of: 'phoneVerified', name: 'Phone verified', value: figure(stats.users.phoneVerified) },
        { of: 'newThisMonth', name: 'New this month', value: figure(stats.users.newThisMonth) },
        { of: 'reddyCaste', name: 'Reddy community', value: figure(stats.profiles.reddyCaste) },
      ]}
      last={{ name: 'Last updated', value: dayAndTime(lastUpdated) }}
    />
  </Panel>
);
