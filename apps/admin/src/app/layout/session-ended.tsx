import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ERRORS } from '@kalyanam/shared/base/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useAdmin, session, useSessionEnded } from '../../session/admin-session';
import { SignInForm } from '../../sign-in/sign-in-form';
import { forgetTyped } from './use-logout';

const OPAQUE = { backdrop: { sx: { bgcolor: 'background.default' } } };

/** The session has ended: log in over the page, which keeps its case and its notes but shows nothing. */
export function SessionEnded() {
  const ended = useSessionEnded();
  const queries = useQueryClient();
  const admin = useAdmin();

  const goOn = () => {
    if (session.user()?.id !== admin?.id) {
      forgetTyped();
      queries.clear();
    }
    void queries.invalidateQueries();
  };

  return (
    <Dialog open={ended} lang="en-IN" slotProps={OPAQUE} aria-labelledby="session-ended" fullWidth maxWidth="xs">
      <DialogTitle id="session-ended">Please log in again</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>
          {`${ERRORS['session-ended'].message} What you were typing is kept.`}
        </Typography>
        <SignInForm username={admin?.username ?? ''} onSignedIn={goOn} />
      </DialogContent>
    </Dialog>
  );
}
