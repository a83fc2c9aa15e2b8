import Box from '@mui/material/Box';
import type { DashboardDay } from '@kalyanam/shared/admin/dashboard-contract';
import { useAdmin } from '../../session/admin-session';
import { mayOpen } from '../../session/permissions';
import { dayAndMonth } from '../../ui/india-date';
import { PageLink } from '../../ui/page-link';
import { Panel } from '../../ui/panel';
import { UNSEEN } from '../../ui/unseen';
import { auditOf, usersOf } from './lists';
import { PerDayChart, SERIES } from './per-day-chart';

const TITLE = 'Registrations and decisions per day';

/** The same figures for those who hear the page. */
const Spoken = ({ days }: { days: readonly DashboardDay[] }) => (
  <Box component="table" sx={UNSEEN}>
    <caption>{TITLE}</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        {SERIES.map(({ of, name }) => (
          <th key={of} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.map((each) => (
        <tr key={each.day}>
          <th scope="row">{dayAndMonth(each.day)}</th>
          {SERIES.map(({ of }) => (
            <td key={of}>{each[of]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Box>
);

export const PerDay = ({ days }: { days: readonly DashboardDay[] }) => {
  const role = useAdmin()?.role;
  const lists = [
    { name: 'Registered', to: usersOf({ days: String(days.length) }) },
    { name: 'Verified', to: usersOf({ verifiedDays: String(days.length) }) },
    { name: 'Rejected', to: auditOf('member-rejected') },
  ].filter(({ to }) => mayOpen(role, to));
  return (
    <Panel title={TITLE}>
      <Box aria-hidden>
        <PerDayChart days={days} />
      </Box>
      <Box component="nav" aria-label="Lists of these days" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {lists.map(({ name, to }) => (
          <PageLink key={name} to={to}>
            {name}
          </PageLink>
        ))}
      </Box>
      <Box sx={{ position: 'relative' }}>
        <Spoken days={days} />
      </Box>
    </Panel>
  );
};
