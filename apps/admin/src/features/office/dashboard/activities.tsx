import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RecentActivity, DashboardStats } from '@kalyanam/shared/team/dashboard-contract';
import { PATHS } from '../../../shell/paths';
import { actionWords } from '../../../ui/words/audit-words';
import { shortDayAndTime } from '../../../ui/time/india-date';
import { PageLink } from '../../../ui/list/page-link';
import { Panel } from '../../../ui/list/panel';
import { Meaning } from './figure-list';
import { figure, share } from './figures';
import { auditOf } from './lists';

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** The member it was about and the administrator who did it, where there was one. */
const people = ({ userEmail, adminUsername }: RecentActivity) =>
  [userEmail, adminUsername && `by ${adminUsername}`].filter(Boolean).join(' · ');

export const RecentActivities = ({ activities }: { activities: readonly RecentActivity[] }) => (
  <Panel title="Recent activities">
    {activities.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No activity yet</Typography>}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {activities.map((activity) => (
        <Box component="li" key={activity.id} sx={ROW}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {actionWords(activity.action)}
          </Box>
          <Box component="time" dateTime={activity.createdAt} sx={{ color: 'text.secondary' }}>
            {shortDayAndTime(activity.createdAt)}
          </Box>
          <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere' }}>{people(activity)}</Box>
        </Box>
      ))}
    </Box>
    <Box sx={{ pt: 1.5 }}>
      <PageLink to={PATHS.audit}>View audit log</PageLink>
    </Box>
  </Panel>
);

const SUMMARY = 'Activity summary';

export function ActivitySummary({ activity }: Pick<DashboardStats, 'activity'>) {
  const most = Math.max(0, ...activity.map(({ count }) => count));
  return (
    <Panel title={SUMMARY} aside={<Meaning of="activity" name={SUMMARY} />}>
      {activity.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No activity yet</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {activity.map(({ action, count }) => (
          <Box component="li" key={action} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2 }}>
            <PageLink to={auditOf(action)}>{actionWords(action)}</PageLink>
            <strong>{figure(count)}</strong>
            <Box aria-hidden sx={{ gridColumn: '1 / -1', height: 4, borderRadius: 99, bgcolor: 'ground.track' }}>
              <Box
                sx={{ width: `${share(count, most)}%`, height: '100%', borderRadius: 99, bgcolor: 'secondary.main' }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
