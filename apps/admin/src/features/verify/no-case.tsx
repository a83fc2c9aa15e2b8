import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../shell/paths';
import { Ornament } from '../../ui/ornament';
import { ChangesLink } from './queue/changes-link';

const MIDDLE = { display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 1.5, p: 4, textAlign: 'center' };

export const NoPending = () => (
  <Box sx={{ ...MIDDLE, minHeight: 'min(70vh, 560px)' }}>
    <Ornament size={96} />
    <Typography variant="h2">No Pending Verifications</Typography>
    <Typography sx={{ color: 'text.secondary' }}>All cases are decided. New ones appear here automatically.</Typography>
    <ChangesLink />
    <Link component={RouterLink} to={PATHS.dashboard}>
      Back to the dashboard
    </Link>
  </Box>
);

export const MissingCase = ({ onContinue }: { onContinue: () => void }) => (
  <Box sx={{ ...MIDDLE, gridArea: { md: 'case' } }}>
    <Typography variant="h2">This case is not in the queue</Typography>
    <Typography sx={{ color: 'text.secondary' }}>It has been decided in the meantime, or the link is old.</Typography>
    <Button variant="contained" onClick={onContinue}>
      Open the oldest case
    </Button>
  </Box>
);
