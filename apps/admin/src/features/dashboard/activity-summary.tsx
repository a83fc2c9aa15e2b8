import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DashboardStats } from '@kalyanam/shared/admin/dashboard-contract';
import { actionWords } from '../../ui/audit-words';
import { PageLink } from '../../ui/page-link';
import { figure, share } from './figures';
import { auditOf } from './lists';
import { Panel } from './panel';

export function ActivitySummary({ activity }: Pick<DashboardStats, 'activity'>) {
  const most = Math.max(0, ...activity.map(({ count }) => count));
  return (
    <Panel title="Activity summary" of="activity">
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
