import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { indianNumber } from '../../../ui/time/india-date';
import { Ornament } from '../../../ui/list/ornament';
import { useTexts } from './verify.en';
import { ChangesLink } from './queue/changes-link';
import { useQueueTexts } from './queue/queue.en';

const MIDDLE = { display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 1.5, p: 4, textAlign: 'center' };

/** @param paused how many cases are paused with their accounts */
export function NoPending({ paused }: { paused: number }) {
  const { nothing } = useTexts();
  const queue = useQueueTexts();
  return (
    <Box sx={{ ...MIDDLE, minHeight: 'min(70vh, 560px)' }}>
      <Ornament size={96} />
      <Typography variant="h2">{nothing.title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{nothing.lead}</Typography>
      {paused > 0 && (
        <Link component={RouterLink} to={{ search: '?only=paused' }}>
          {`${queue.group('paused', 0, 0)} · ${indianNumber(paused)}`}
        </Link>
      )}
      <ChangesLink />
      <Link component={RouterLink} to={PATHS.dashboard}>
        {nothing.back}
      </Link>
    </Box>
  );
}

export function MissingCase({ onContinue }: { onContinue: () => void }) {
  const { notThere } = useTexts();
  return (
    <Box sx={{ ...MIDDLE, gridArea: { md: 'case' } }}>
      <Typography variant="h2">{notThere.title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{notThere.lead}</Typography>
      <Button variant="contained" onClick={onContinue}>
        {notThere.open}
      </Button>
    </Box>
  );
}
