import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { DashboardDay } from '@kalyanam/shared/admin/dashboard-contract';
import { dayAndMonth } from '../../ui/india-date';

interface Props {
  days: readonly DashboardDay[];
  height: number;
}

/** A label stands under every fifth day, today among them. */
const EVERY = 5;

/** R14: the last 30 days in India. A shape of its own for each line, not only a colour. */
export function PerDayChart({ days, height }: Props) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const line = (
    label: string,
    color: string,
    of: (day: DashboardDay) => number,
    shape: 'circle' | 'square' | 'triangle',
  ) => ({ label, color, data: days.map(of), curve: 'linear', showMark: true, shape, labelMarkType: 'line' }) as const;
  return (
    <LineChart
      height={height}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 28, top: 8, bottom: 0 }}
      xAxis={[
        {
          scaleType: 'point',
          data: days.map(({ day }) => day),
          valueFormatter: (day: string) => dayAndMonth(day),
          tickLabelInterval: (_day: string, index: number) => index % EVERY === EVERY - 1,
          height: 36,
        },
      ]}
      yAxis={[{ min: 0, tickMinStep: 1, width: 36 }]}
      series={[
        line('Registrations', palette.info.main, ({ registrations }) => registrations, 'circle'),
        line('Approvals', palette.success.main, ({ approvals }) => approvals, 'square'),
        line('Rejections', palette.error.main, ({ rejections }) => rejections, 'triangle'),
      ]}
    />
  );
}
