import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const ROWS = 8;

export const ListSkeleton = () => (
  <Stack spacing={1}>
    {Array.from({ length: ROWS }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
);
