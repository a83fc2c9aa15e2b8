import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { changeInPercent } from '@kalyanam/shared/team/measure';
import { GROWTH_FIGURES, type Growth } from '@kalyanam/shared/team/overview';
import { CARDS } from '../../../ui/list/page';
import { Unseen } from '../../../ui/list/unseen';
import { MeaningOf } from './figure-list';
import { figure } from './figures';
import { TrendLine } from './trend-line';

/** '+12% on the 4 weeks before (100)'; no percentage of a small number, and no comparison without a count. */
export function changeWords({ value, before }: Pick<Growth, 'value' | 'before'>): string {
  if (before === null) return 'No earlier figures';
  const change = changeInPercent(value, before);
  if (change === null) return `${figure(before)} in the 4 weeks before`;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return `${sign}${figure(Math.abs(change))}% on the 4 weeks before (${figure(before)})`;
}

const weeksWords = (weeks: Growth['weeks']): string =>
  `By week, oldest first: ${weeks.map((week) => (week === null ? 'not counted' : figure(week))).join(', ')}`;

function GrowthCard({ growth }: { growth: Growth }) {
  const { label, means } = GROWTH_FIGURES.find(({ value }) => value === growth.figure) ?? GROWTH_FIGURES[0];
  return (
    <Paper variant="outlined" component="section" aria-label={`${label}, last 4 weeks`} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontWeight: 600 }}>
        {label} <MeaningOf name={label}>{`${means} The last 28 days, today included.`}</MeaningOf>
      </Box>
      <Box sx={{ fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.3 }}>{figure(growth.value)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{changeWords(growth)}</Box>
      <TrendLine weeks={growth.weeks} />
      <Box sx={{ position: 'relative' }}>
        <Unseen>{weeksWords(growth.weeks)}</Unseen>
      </Box>
    </Paper>
  );
}

export const GrowthRow = ({ growth }: { growth: readonly Growth[] }) => (
  <Box sx={CARDS}>
    {growth.map((each) => (
      <GrowthCard key={each.figure} growth={each} />
    ))}
  </Box>
);
