import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CARDS, HALVES } from '../../ui/grids';

const CARD_COUNT = 4;

export const DashboardSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Box sx={CARDS}>
      {Array.from({ length: CARD_COUNT }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={132} />
      ))}
    </Box>
    <Box sx={HALVES}>
      <Skeleton variant="rounded" height={270} />
      <Skeleton variant="rounded" height={270} />
    </Box>
  </Box>
);
