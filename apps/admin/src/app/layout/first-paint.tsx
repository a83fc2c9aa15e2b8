import Box from '@mui/material/Box';

/** What stands there while the earlier session is looked up: the bar, so that nothing jumps. */
export const FirstPaint = () => (
  <Box aria-busy sx={{ minHeight: '100dvh' }}>
    <Box sx={{ height: 52, bgcolor: 'ground.bar' }} />
  </Box>
);
