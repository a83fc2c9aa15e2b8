import Box from '@mui/material/Box';

const WIDTH = 132;
const HEIGHT = 36;
const EDGE = 4;

/** Joins weeks that follow each other; a week without a count leaves a gap. */
export function linesOf(weeks: readonly (number | null)[]): string {
  const top = Math.max(1, ...weeks.map((week) => week ?? 0));
  const step = (WIDTH - 2 * EDGE) / Math.max(weeks.length - 1, 1);
  return weeks
    .map((week, index) => {
      if (week === null) return '';
      const joined = index > 0 && weeks[index - 1] !== null;
      const y = HEIGHT - EDGE - (week / top) * (HEIGHT - 2 * EDGE);
      return `${joined ? 'L' : 'M'}${(EDGE + index * step).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Twelve weeks at a glance; the words beside it say the same. */
export const TrendLine = ({ weeks }: { weeks: readonly (number | null)[] }) => (
  <Box
    component="svg"
    aria-hidden
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    sx={{ display: 'block', width: '100%', maxWidth: 180, height: HEIGHT, color: 'info.main', mt: 0.5 }}
    preserveAspectRatio="none"
  >
    <path
      d={linesOf(weeks)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </Box>
);
