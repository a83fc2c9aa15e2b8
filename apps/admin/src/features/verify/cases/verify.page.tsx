import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { QUEUE_FILTERS } from '@kalyanam/shared/team/case-queue';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Late, LoadProblem } from '../../../ui/feedback/load-problem';
import { useListState } from '../../../ui/list/use-list-state';
import { Unseen } from '../../../ui/list/unseen';
import { useTeamLanguage } from '../../../ui/words/team-language';
import { VerifyScreen } from './verify-screen';
import { useTexts } from './verify.en';
import { useQueueTexts } from './queue/queue.en';
import { pendingQuery, queueQuery, type QueueWish } from './verify.queries';

const lines = (count: number, height: number) =>
  Array.from({ length: count }, (_, line) => (
    <Skeleton key={line} variant="rounded" height={height} sx={{ mb: 1.5 }} />
  ));

const VerifySkeleton = () => (
  <Box
    sx={{
      height: '100%',
      display: 'grid',
      gridTemplateColumns: { md: '250px 1fr 320px', lg: '300px 1fr 420px' },
    }}
  >
    <Box sx={{ p: 2, bgcolor: 'background.paper' }}>{lines(7, 48)}</Box>
    <Box sx={{ p: 3, display: { xs: 'none', md: 'block' } }}>
      <Skeleton variant="rounded" width={260} height={32} sx={{ mb: 3 }} />
      {lines(9, 28)}
    </Box>
    <Box sx={{ p: 2.5, bgcolor: 'ground.backdrop', display: { xs: 'none', md: 'block' } }}>{lines(3, 150)}</Box>
  </Box>
);

export function Page() {
  useTeamLanguage();
  const { page } = useTexts();
  const queue = useQueueTexts();
  const list = useListState(['only']);
  const wish: QueueWish = {};
  const only = list.value('only');
  if (isValueOf(QUEUE_FILTERS, only)) wish.only = only;
  if (list.value('q')) wish.q = list.value('q');
  const everyone = useQuery(pendingQuery);
  const pending = useQuery({ ...queueQuery(wish), placeholderData: keepPreviousData });
  const [filter, setFilter] = useState('');
  const asked = JSON.stringify(wish);
  if (filter !== asked && pending.data && !pending.isPlaceholderData) setFilter(asked);
  return (
    <>
      <title>{page.title}</title>
      <Unseen as="h1">{page.heading}</Unseen>
      {pending.data ? (
        <VerifyScreen
          listed={pending.data}
          everyone={everyone.data?.users ?? pending.data.users}
          filter={filter}
          list={list}
        />
      ) : pending.isError ? (
        <Box sx={{ p: { xs: 2, md: 3 } }}>
          <LoadProblem
            what={queue.pending}
            problem={pending.error}
            retrying={pending.isFetching}
            onRetry={() => void pending.refetch()}
          />
        </Box>
      ) : (
        <Late>
          <VerifySkeleton />
        </Late>
      )}
    </>
  );
}
