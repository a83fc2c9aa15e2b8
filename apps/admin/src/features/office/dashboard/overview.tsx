import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OverviewAnswer } from '@kalyanam/shared/team/overview';
import { useQuery } from '@tanstack/react-query';
import { CARDS, HALVES } from '../../../ui/list/page';
import { dayAndTime } from '../../../ui/time/india-date';
import { Loaded } from '../../../ui/feedback/load-problem';
import { Balance } from './balance';
import { CallFigures } from './call-figures';
import { DecisionTime } from './decision-time';
import { Funnel } from './funnel';
import { GrowthRow } from './growth-row';
import { NoteFigures } from './note-figures';
import { overviewQuery } from './overview.queries';
import { Reviewers } from './reviewers';
import { SearchFigures } from './search-figures';
import { WorkRow } from './work-row';

const Waiting = () => (
  <>
    <Skeleton variant="rounded" height={64} sx={{ mb: 2 }} />
    <Box sx={CARDS}>
      {['registered', 'verified', 'active', 'accepted'].map((card) => (
        <Skeleton key={card} variant="rounded" height={158} />
      ))}
    </Box>
  </>
);

const Growing = ({ growth, countedAt }: Pick<OverviewAnswer, 'growth' | 'countedAt'>) => (
  <section aria-labelledby="growth">
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
      <Typography id="growth" variant="h3" component="h2">
        Last 4 weeks
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {countedAt ? `As of ${dayAndTime(countedAt)}` : 'Being counted for the first time'}
      </Box>
    </Box>
    <GrowthRow growth={growth} />
  </section>
);

/** What waits, then how the community grows. */
export function WorkAndGrowth() {
  return (
    <Loaded what="Work and growth" query={useQuery(overviewQuery)} skeleton={<Waiting />}>
      {({ work, decisions, growth, countedAt }) => (
        <>
          <WorkRow work={work} lateHours={decisions.lateHours} />
          <Growing growth={growth} countedAt={countedAt} />
        </>
      )}
    </Loaded>
  );
}

const STACK = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** Who comes how far, how long decisions take, who reviews, and who has too few to choose from. */
export function Depth() {
  const { data } = useQuery(overviewQuery);
  if (!data) return null;
  return (
    <>
      <Box sx={HALVES}>
        <Funnel funnel={data.funnel} />
        <Box sx={STACK}>
          <DecisionTime times={data.decisions} />
          <Reviewers />
        </Box>
      </Box>
      <Box sx={HALVES}>
        <Balance balance={data.balance} />
        <Box sx={STACK}>
          <SearchFigures searches={data.searches} />
          <CallFigures calls={data.calls} />
          <NoteFigures notes={data.notes} />
        </Box>
      </Box>
    </>
  );
}
