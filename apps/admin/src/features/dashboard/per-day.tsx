import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { DashboardDay } from '@kalyanam/shared/admin/dashboard-contract';
import { lazy, Suspense } from 'react';
import { dayAndMonth } from '../../ui/india-date';
import { UNSEEN } from '../../ui/unseen';
import { PageLink } from '../../ui/page-link';
import { auditOf, usersOf } from './lists';
import { Panel } from './panel';

export const CHART_HEIGHT = 260;
const Chart = lazy(() => import('./per-day-chart').then(({ PerDayChart }) => ({ default: PerDayChart })));

/** The same figures for those who hear the page. */
const Spoken = ({ days }: { days: readonly DashboardDay[] }) => (
  <Box component="table" sx={UNSEEN}>
    <caption>Registrations and decisions per day</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Registrations</th>
        <th scope="col">Approvals</th>
        <th scope="col">Rejections</th>
      </tr>
    </thead>
    <tbody>
      {days.map(({ day, registrations, approvals, rejections }) => (
        <tr key={day}>
          <th scope="row">{dayAndMonth(day)}</th>
          <td>{registrations}</td>
          <td>{approvals}</td>
          <td>{rejections}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

export const PerDay = ({ days }: { days: readonly DashboardDay[] }) => (
  <Panel title="Registrations and decisions per day">
    <Box aria-hidden sx={{ minHeight: CHART_HEIGHT }}>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        <Chart days={days} height={CHART_HEIGHT} />
      </Suspense>
    </Box>
    <Box component="nav" aria-label="Lists of these days" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      <PageLink to={usersOf({ days: String(days.length) })}>Registered</PageLink>
      <PageLink to={usersOf({ verifiedDays: String(days.length) })}>Verified</PageLink>
      <PageLink to={auditOf('member-rejected')}>Rejected</PageLink>
    </Box>
    <Box sx={{ position: 'relative' }}>
      <Spoken days={days} />
    </Box>
  </Panel>
);
