import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../shell/paths';
import { Ornament } from '../../ui/ornament';
import { useTexts } from './desk.en';
import { ChangesLink } from './queue/changes-link';

const MIDDLE = { display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 1.5, p: 4, textAlign: 'center' };

export function NoPending() {
  const { nothing } = useTexts();
  return (
    <Box sx={{ ...MIDDLE, minHeight: 'min(70vh, 560px)' }}>
      <Ornament size={96} />
      <Typography variant="h2">{nothing.title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{nothing.lead}</Typography>
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
