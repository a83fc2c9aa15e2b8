import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isLost } from '@kalyanam/web/api-error';
import { useRouteError } from 'react-router-dom';
import { Ornament } from '../../ui/list/ornament';

/** Shown while the earlier session is looked up: the bar, so that nothing jumps. */
export const FirstPaint = () => (
  <Box aria-busy sx={{ minHeight: '100dvh' }}>
    <Box sx={{ height: 52, bgcolor: 'ground.bar' }} />
  </Box>
);

/** A page that could not start: its code or the session could not be loaded. */
export function RouteProblem() {
  const problem = useRouteError();
  const unreachable = isLost(problem);
  return (
    <Box component="main" sx={{ display: 'grid', justifyItems: 'center', gap: 2, p: 4, pt: 10, textAlign: 'center' }}>
      <Ornament />
      <Typography variant="h1">{unreachable ? 'The server could not be reached' : 'An error occurred'}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>
        {unreachable
          ? 'You are still logged in. Check the connection and try again.'
          : 'This page could not be shown. Nothing you decided is lost.'}
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Retry
      </Button>
    </Box>
  );
}
