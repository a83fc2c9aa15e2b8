import Box from '@mui/material/Box';
import type { SearchFigures as Figures } from '@kalyanam/shared/team/overview';
import { dayAndMonth } from '../../../ui/time/india-date';
import { Panel } from '../../../ui/list/panel';
import { MeaningOf } from './figure-list';
import { figure } from './figures';
import { SpokenDays } from './spoken-days';

type Of = 'saved' | 'letters';

const PER_DAY: readonly { of: Of; name: string; means: string; colour: string }[] = [
  {
    of: 'saved',
    name: 'Searches saved',
    means: 'Searches that members saved, also those deleted since.',
    colour: 'var(--mui-palette-info-main)',
  },
  {
    of: 'letters',
    name: 'Emails sent',
    means: 'Emails about new profiles in saved searches. One email may be about several searches.',
    colour: 'var(--mui-palette-primary-main)',
  },
];
const TITLE = 'Saved searches and their emails per day';
const HEIGHT = 56;
const ROW = { display: 'flex', alignItems: 'center', gap: 0.5 } as const;

const total = (days: Figures['days'], of: Of): number => days.reduce((sum, day) => sum + day[of], 0);

/** One bar a day, the tallest as high as the chart; a day without any is a point on the ground. */
function Bars({ days, of, colour }: { days: Figures['days']; of: Of; colour: string }) {
  const top = Math.max(1, ...days.map((day) => day[of]));
  const width = 100 / days.length;
  return (
    <Box component="svg" width="100%" height={HEIGHT} sx={{ display: 'block', mt: 0.5 }}>
      {days.map((day, index) => {
        const height = Math.max((day[of] / top) * HEIGHT, 2);
        return (
          <rect
            key={day.day}
            x={`${index * width + width * 0.1}%`}
            width={`${width * 0.8}%`}
            y={HEIGHT - height}
            height={height}
            rx={1}
            fill={day[of] > 0 ? colour : 'var(--mui-palette-ground-track)'}
          >
            <title>{`${dayAndMonth(day.day)}: ${figure(day[of])}`}</title>
          </rect>
        );
      })}
    </Box>
  );
}

/** '12 saved: 8 weekly email, 3 daily, 1 without'. */
export function keptWords({ kept, weekly, daily }: Pick<Figures, 'kept' | 'weekly' | 'daily'>): string {
  if (kept === 0) return 'No one has saved a search yet';
  const without = kept - weekly - daily;
  return `${figure(kept)} saved: ${figure(weekly)} weekly email, ${figure(daily)} daily, ${figure(without)} without`;
}

/** Numbers only: a member's search criteria are private. */
export function SearchFigures({ searches }: { searches: Figures }) {
  const { days } = searches;
  const any = PER_DAY.some(({ of }) => total(days, of) > 0);
  return (
    <Panel title="Saved searches">
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{keptWords(searches)}</Box>
      {PER_DAY.filter(({ of }) => total(days, of) > 0).map(({ of, name, means, colour }) => (
        <Box key={of} sx={{ mb: 1.5 }}>
          <Box sx={ROW}>
            {name} <MeaningOf name={name}>{`${means} The last 28 days, today included.`}</MeaningOf>
            <Box component="strong" sx={{ ml: 'auto' }}>
              {figure(total(days, of))}
            </Box>
          </Box>
          <Box aria-hidden>
            <Bars days={days} of={of} colour={colour} />
          </Box>
        </Box>
      ))}
      {any && (
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
          <span>{dayAndMonth(days[0]?.day ?? '')}</span>
          <span>Today</span>
        </Box>
      )}
      <SpokenDays caption={TITLE} series={PER_DAY} days={days} />
    </Panel>
  );
}
