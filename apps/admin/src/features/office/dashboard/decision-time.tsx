import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shareInPercent } from '@kalyanam/shared/team/measure';
import type { DecisionTimes } from '@kalyanam/shared/team/overview';
import { Panel } from '../../../ui/list/panel';
import { hoursShown } from './figures';

interface Measured {
  name: string;
  hours: number;
}

/** The scale ends a little after the later of the limit and the longest bar. */
const ROOM = 1.15;

const within = (count: number, all: number): string => {
  const share = shareInPercent(count, all);
  return share === null ? `${count} of ${all}` : `${share}%`;
};

export function DecisionTime({ times }: { times: DecisionTimes }) {
  const { count, median, ninetieth, dueHours, lateHours } = times;
  const title = 'Decision time';
  if (median === null || ninetieth === null)
    return (
      <Panel title={title}>
        <Typography sx={{ color: 'text.secondary' }}>No decisions yet in the last 4 weeks</Typography>
      </Panel>
    );
  const end = Math.max(lateHours, ninetieth) * ROOM;
  const place = (hours: number): string => `${Math.min((hours / end) * 100, 100)}%`;
  const bars: Measured[] = [
    { name: 'Median', hours: median },
    { name: '9 of 10 decided within', hours: ninetieth },
  ];
  return (
    <Panel title={title}>
      {bars.map(({ name, hours }) => (
        <Box key={name} sx={{ mb: 1.5 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            {name} <strong>{hoursShown(hours)}</strong>
          </Box>
          <Box aria-hidden component="svg" width="100%" height={14} sx={{ display: 'block', mt: 0.5 }}>
            <rect width="100%" height={10} y={2} rx={5} fill="var(--mui-palette-ground-track)" />
            <rect
              width={place(hours)}
              height={10}
              y={2}
              rx={5}
              fill={`var(--mui-palette-${hours > lateHours ? 'error' : hours > dueHours ? 'warning' : 'success'}-main)`}
            />
            {[dueHours, lateHours].map((limit) => (
              <line
                key={limit}
                x1={place(limit)}
                x2={place(limit)}
                y1={0}
                y2={14}
                stroke="var(--mui-palette-text-secondary)"
                strokeWidth={2}
              />
            ))}
          </Box>
        </Box>
      ))}
      <Box
        sx={{ color: 'text.secondary' }}
      >{`Within ${dueHours} h: ${within(times.inDueHours, count)} · within ${lateHours} h: ${within(times.inLateHours, count)} · ${count} ${count === 1 ? 'decision' : 'decisions'} in the last 4 weeks`}</Box>
    </Panel>
  );
}
