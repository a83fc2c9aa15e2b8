import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shareInPercent } from '@kalyanam/shared/team/measure';
import type { ReviewerFigures, ReviewerRow } from '@kalyanam/shared/team/overview';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../../session/permissions';
import { NotLoaded } from '../../../ui/feedback/load-problem';
import { Panel } from '../../../ui/list/panel';
import { Choice } from './choice';
import { figure } from './figures';
import { reviewersQuery } from './overview.queries';

const PERIODS = [
  { value: 'week', label: 'Last 7 days' },
  { value: 'fourWeeks', label: 'Last 28 days' },
] as const;
type Period = (typeof PERIODS)[number]['value'];

const rejectedShown = ({ cases, rejected }: ReviewerFigures): string => {
  const share = shareInPercent(rejected, cases);
  return share === null ? figure(rejected) : `${figure(rejected)} · ${share}%`;
};

const COLUMNS: readonly { head: string; of: (figures: ReviewerFigures) => string }[] = [
  { head: 'Cases', of: ({ cases }) => figure(cases) },
  { head: 'Median', of: ({ medianMinutes: minutes }) => (minutes === null ? '—' : `${figure(minutes)} min`) },
  { head: 'Rejected', of: rejectedShown },
  { head: 'Undone', of: ({ undone }) => figure(undone) },
  { head: 'Reopened', of: ({ reopened }) => figure(reopened) },
];

const CELL = { py: 0.75, px: 1, borderTop: 1, borderColor: 'divider', whiteSpace: 'nowrap' } as const;
const HEAD = { ...CELL, borderTop: 0, color: 'text.secondary', fontWeight: 600 } as const;

const Table = ({ rows, period }: { rows: readonly ReviewerRow[]; period: Period }) => (
  <Box role="region" aria-label="Figures of reviewers" tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...HEAD, textAlign: 'left' }}>
            Reviewer
          </Box>
          {COLUMNS.map(({ head }) => (
            <Box component="th" scope="col" key={head} sx={{ ...HEAD, textAlign: 'right' }}>
              {head}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.username}>
            <Box component="th" scope="row" translate="no" sx={{ ...CELL, textAlign: 'left', fontWeight: 600 }}>
              {row.name}
            </Box>
            {COLUMNS.map(({ head, of }) => (
              <Box component="td" key={head} sx={{ ...CELL, textAlign: 'right' }}>
                {of(row[period])}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);

function Figures() {
  const [period, setPeriod] = useState<Period>('week');
  const { data, error, isFetching, refetch } = useQuery(reviewersQuery);
  const everybody = useCan('administrators.write');
  return (
    <Panel title={everybody ? 'Reviewers' : 'Your reviews'}>
      <Choice label="Period" value={period} choices={PERIODS} onChoose={setPeriod} />
      {!data && <NotLoaded what="Reviews" problem={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data?.reviewers.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No decisions yet</Typography>}
      {data && data.reviewers.length > 0 && <Table rows={data.reviewers} period={period} />}
      <Typography sx={{ color: 'text.secondary', mt: 1, fontSize: '0.875rem' }}>
        Median: from opening the first document to the decision. Reopened: approvals that an owner withdrew.
      </Typography>
    </Panel>
  );
}

/** Owners see everyone, reviewers themselves, others nothing. */
export const Reviewers = () => (useCan('verify.decide') ? <Figures /> : null);
