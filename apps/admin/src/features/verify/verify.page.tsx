import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Late } from '../../ui/late';
import { LoadProblem } from '../../ui/load-problem';
import { Unseen } from '../../ui/unseen';
import { VerifySkeleton } from './verify-skeleton';
import { pendingQuery } from './verify.queries';
import { Desk } from './desk';

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
