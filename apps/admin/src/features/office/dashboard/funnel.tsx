import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { stepShares } from '@kalyanam/shared/team/measure';
import { FUNNEL_STEPS, type FunnelCount } from '@kalyanam/shared/team/overview';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { Panel } from '../../../ui/list/panel';
import { figure, share } from './figures';

const ROW = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, mb: 1 } as const;

/**
 * The funnel from registration to an accepted interest: how many got to each step, and the share of the step before.
 */
export function Funnel({ funnel }: { funnel: readonly FunnelCount[] }) {
  const counts = funnel.map(({ count }) => count);
  const shares = stepShares(counts);
  return (
    <Panel title="From registration to an accepted interest">
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        Registered in the last 12 weeks; % of the previous step, from 20 people up
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {funnel.map(({ step, count }, index) => (
          <Box component="li" key={step} sx={ROW}>
            <span>{labelOf(FUNNEL_STEPS, step)}</span>
            <span>
              <strong>{figure(count)}</strong>
              {typeof shares[index] === 'number' && ` · ${shares[index]}%`}
            </span>
            <Box
              aria-hidden
              sx={{ gridColumn: '1 / -1', height: 8, borderRadius: 99, bgcolor: 'ground.track', overflow: 'hidden' }}
            >
              <Box sx={{ width: `${share(count, counts[0] ?? 0)}%`, height: '100%', bgcolor: 'info.main' }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
