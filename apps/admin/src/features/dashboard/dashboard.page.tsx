import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '../../session/admin-session';
import { Late } from '../../ui/late';
import { LoadProblem } from '../../ui/load-problem';
import { DashboardSkeleton } from './dashboard-skeleton';
import { dashboardQuery } from './dashboard.queries';
import { LastUpdated } from './last-updated';
import { QuickActions } from './quick-actions';
import { Statistics } from './statistics';

export function Page() {
  const admin = useAdmin();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  const reload = () => void refetch();
  return (
    <Box sx={{ height: '100%', overflowY: { md: 'auto' } }}>
      <title>Dashboard · Kalyanam team</title>
      <Box sx={{ maxWidth: 1240, mx: 'auto', p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ mr: 'auto' }}>
            <Typography variant="h1">Dashboard</Typography>
            <Typography sx={{ color: 'text.secondary', display: { md: 'none' } }}>Welcome, {admin?.name}</Typography>
          </Box>
          {data && <LastUpdated moment={data.lastUpdated} stale={error !== null} busy={isFetching} onReload={reload} />}
        </Box>
        <QuickActions pending={data?.stats.verifications.pending ?? null} />
        {data ? (
          <Statistics {...data} />
        ) : error ? (
          <LoadProblem what="Statistics" problem={error} retrying={isFetching} onRetry={reload} />
        ) : (
          <Late>
            <DashboardSkeleton />
          </Late>
        )}
      </Box>
    </Box>
  );
}
