import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { DashboardAnswer } from '@kalyanam/shared/team/dashboard-contract';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, session, useAdmin } from '../../../session/admin-session';
import { CARDS, HALVES } from '../../../ui/list/page';
import { RefreshIcon } from '../../../ui/list/icons';
import { dayAndTime } from '../../../ui/time/india-date';
import { Loaded } from '../../../ui/feedback/load-problem';
import { WorkAndGrowth } from './overview';
import { QuickActions } from './quick-actions';
import { Statistics } from './statistics';

const REFRESH_MS = 60_000;

const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => api.get<DashboardAnswer>(ADMIN_ROUTES.dashboard, { signal }),
  refetchInterval: () => (session.user() ? REFRESH_MS : false),
});

interface Props {
  moment: string;
  /** The last try to renew it failed. */
  stale: boolean;
  busy: boolean;
  onReload: () => void;
}

const LastUpdated = ({ moment, stale, busy, onReload }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: stale ? 'warning.main' : 'text.secondary' }}>
    <span>{`${stale ? 'Could not be updated · ' : ''}Last updated ${dayAndTime(moment)}`}</span>
    <IconButton aria-label="Update now" disabled={busy} onClick={onReload}>
      <RefreshIcon />
    </IconButton>
  </Box>
);

const CARD_COUNT = 4;

const DashboardSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Box sx={CARDS}>
      {Array.from({ length: CARD_COUNT }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={132} />
      ))}
    </Box>
    <Box sx={HALVES}>
      <Skeleton variant="rounded" height={270} />
      <Skeleton variant="rounded" height={270} />
    </Box>
  </Box>
);

export function Page() {
  const admin = useAdmin();
  const figures = useQuery(dashboardQuery);
  const { data, error, isFetching, refetch } = figures;
  const reload = () => void refetch();
  return (
    <Box sx={{ height: '100%', overflowY: { md: 'auto' } }}>
      <title>Dashboard · Kalyanam team</title>
      <Box sx={{ maxWidth: 1240, mx: 'auto', p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ mr: 'auto' }}>
            <Typography variant="h1">Dashboard</Typography>
            <Typography
              sx={{ color: 'text.secondary', display: { md: 'none' } }}
            >{`Welcome, ${admin?.name ?? ''}`}</Typography>
          </Box>
          {data && <LastUpdated moment={data.lastUpdated} stale={error !== null} busy={isFetching} onReload={reload} />}
        </Box>
        <QuickActions pending={data?.stats.verifications.pending ?? null} />
        <WorkAndGrowth />
        <Loaded what="Statistics" query={figures} skeleton={<DashboardSkeleton />}>
          {(answer) => <Statistics {...answer} />}
        </Loaded>
      </Box>
    </Box>
  );
}
