import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Late } from '../../ui/late';
import { LoadProblem } from '../../ui/load-problem';
import { Unseen } from '../../ui/unseen';
import { Desk } from './desk';
import { pendingQuery } from './verify.queries';

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
    <Box sx={{ p: 2.5, bgcolor: 'ground.desk', display: { xs: 'none', md: 'block' } }}>{lines(3, 150)}</Box>
  </Box>
);

export function Page() {
  const pending = useQuery(pendingQuery);
  return (
    <>
      <title>Verify · Kalyanam team</title>
      <Unseen as="h1">Verify members</Unseen>
      {pending.data ? (
        <Desk users={pending.data.users} total={pending.data.total} />
      ) : pending.isError ? (
        <Box sx={{ p: { xs: 2, md: 3 } }}>
          <LoadProblem
            what="Pending verifications"
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
