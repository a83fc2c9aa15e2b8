import Box from '@mui/material/Box';
import type { DashboardDay } from '@kalyanam/shared/admin/dashboard-contract';
import { dayAndMonth } from '../../ui/india-date';
import { Panel } from '../../ui/panel';
import { UNSEEN } from '../../ui/unseen';
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

export const PerDay = ({ days }: { days: readonly DashboardDay[] }) => (
  <Panel title={TITLE}>
    <Box aria-hidden>
      <PerDayChart days={days} />
    </Box>
    <Box sx={{ position: 'relative' }}>
      <Spoken days={days} />
    </Box>
  </Panel>
);
