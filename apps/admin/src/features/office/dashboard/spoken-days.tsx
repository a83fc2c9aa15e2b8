import Box from '@mui/material/Box';
import { dayAndMonth } from '../../../ui/time/india-date';
import { UNSEEN } from '../../../ui/list/unseen';

type Day<Of extends string> = { readonly day: string } & Readonly<Record<Of, number>>;

interface SpokenDaysProps<Of extends string> {
  caption: string;
  series: readonly { of: Of; name: string }[];
  days: readonly Day<Of>[];
}

/** The figures of a chart for those who hear the page: a row a day, a column a series. */
export const SpokenDays = <Of extends string>({ caption, series, days }: SpokenDaysProps<Of>) => (
  <Box sx={{ position: 'relative' }}>
    <Box component="table" sx={UNSEEN}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {series.map(({ of, name }) => (
            <th key={of} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{dayAndMonth(day.day)}</th>
            {series.map(({ of }) => (
              <td key={of}>{day[of]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
