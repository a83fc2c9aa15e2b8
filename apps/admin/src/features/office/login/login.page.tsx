import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { wantedPath } from '../../../shell/paths';
import { SignInForm } from '../../../sign-in/sign-in-form';
import { SchemeToggle } from '../../../theme/scheme-toggle';
import { LockIcon } from '../../../ui/list/icons';
import { Ornament } from '../../../ui/list/ornament';

export function Page() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, position: 'relative' }}
    >
      <Box sx={{ position: 'absolute', top: 12, right: 12, color: 'text.secondary' }}>
        <SchemeToggle />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mb: 3 }}>
          <Ornament size={64} />
          <Typography variant="h1" translate="no">
            Kalyanam team
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>Log in to the administrator application</Typography>
        </Box>
        <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
          <SignInForm onSignedIn={() => void navigate(wantedPath(search), { replace: true })} />
        </Paper>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', display: 'flex', justifyContent: 'center', gap: 1, mt: 2.5 }}
        >
          <LockIcon /> Administrators only. All activities are logged.
        </Typography>
      </Box>
    </Box>
  );
}
