import Box from '@mui/material/Box';
import type { DashboardDay } from '@kalyanam/shared/team/dashboard-contract';
import { useState } from 'react';
import { dayAndMonth } from '../../../ui/time/india-date';
import { scaleLines, figure } from './figures';

/** A shape of its own for each line, not only a colour. */
export const SERIES = [
  {
    of: 'registrations',
    name: 'Registrations',
    colour: 'var(--mui-palette-info-main)',
    mark: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
  },
  { of: 'approvals', name: 'Approvals', colour: 'var(--mui-palette-success-main)', mark: 'M-3.2-3.2h6.4v6.4h-6.4Z' },
  { of: 'rejections', name: 'Rejections', colour: 'var(--mui-palette-error-main)', mark: 'M0-4.4 4.2 3.2H-4.2Z' },
] as const;
type Series = (typeof SERIES)[number];

/** Every fifth day has a label, today among them. */
const EVERY = 5;

const PLOT = {
  display: 'block',
  width: 'calc(100% - 60px)',
  height: 200,
  m: '12px 24px 40px 36px',
  overflow: 'visible',
  touchAction: 'pan-y',
  '& text': { fill: 'var(--mui-palette-text-secondary)', fontSize: 13 },
} as const;

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;

function Legend({ days, caption }: { days: readonly DashboardDay[]; caption: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      <Box sx={{ color: 'text.secondary', minWidth: 56 }}>{caption}</Box>
      {SERIES.map(({ of, name, colour, mark }) => (
        <Box key={of} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg width={22} height={10} viewBox="-11 -5 22 10" fill={colour} stroke={colour}>
            <path d={`M-11 0H11${mark}`} strokeWidth={1.5} />
          </svg>
          {name} <strong>{figure(days.reduce((sum, day) => sum + day[of], 0))}</strong>
        </Box>
      ))}
    </Box>
  );
}

/**
 * R14: the last 30 days in India. Every position is in per cent, so that it fits any width; pointing at a day shows its
 * figures.
 */
export function PerDayChart({ days }: { days: readonly DashboardDay[] }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const day = pointed === null ? undefined : days[pointed];
  const lines = scaleLines(Math.max(...days.flatMap((each) => SERIES.map(({ of }) => each[of]))));
  const top = lines.at(-1) ?? 1;
  const last = days.length - 1;
  const x = (index: number) => percent(index, last);
  const y = (value: number) => percent(top - value, top);
  const trace = ({ of, colour, mark }: Series) => (
    <g key={of} fill={colour} stroke={colour} strokeWidth={2} strokeLinecap="round">
      {days.slice(1).map((each, index) => (
        <line key={each.day} x1={x(index)} y1={y(days[index]?.[of] ?? 0)} x2={x(index + 1)} y2={y(each[of])} />
      ))}
      {days.map((each, index) => (
        <svg key={each.day} x={x(index)} y={y(each[of])} overflow="visible">
          <path d={mark} stroke="none" />
        </svg>
      ))}
    </g>
  );
  return (
    <>
      <Legend days={day ? [day] : days} caption={day ? dayAndMonth(day.day) : `${days.length} days`} />
      <Box component="svg" sx={PLOT} onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}>
        {lines.map((value) => (
          <g key={value}>
            <line x1="0" x2="100%" y1={y(value)} y2={y(value)} stroke="var(--mui-palette-divider)" />
            <text x={-10} y={y(value)} dy=".35em" textAnchor="end">
              {figure(value)}
            </text>
          </g>
        ))}
        {pointed !== null && (
          <line x1={x(pointed)} x2={x(pointed)} y1="0" y2="100%" stroke="var(--mui-palette-text-disabled)" />
        )}
        {SERIES.map(trace)}
        {days.map((each, index) => (
          <g key={each.day}>
            {index % EVERY === EVERY - 1 && (
              <text x={x(index)} y="100%" dy={22} textAnchor="middle">
                {dayAndMonth(each.day)}
              </text>
            )}
            <rect
              x={percent(index - 0.5, last)}
              width={percent(1, last)}
              height="100%"
              fill="transparent"
              onPointerEnter={() => setPointed(index)}
            />
          </g>
        ))}
      </Box>
    </>
  );
}
