import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { AdminView } from '@kalyanam/shared/admin/contracts';
import { ERRORS } from '@kalyanam/shared/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetDraft } from '../../features/announcements/kept-draft';
import { forgetAllNotes } from '../../features/verify/decision/notes';
import { useAdmin, session, useSessionEnded } from '../../session/admin-session';
import { SignInForm } from '../../sign-in/sign-in-form';
import { forgetRecent } from './palette/recent';

/** Who is signed in, or who was before the session ended. */
function useLastAdmin(): AdminView | null {
  const admin = useAdmin();
  const [last, setLast] = useState(admin);
  if (admin && admin !== last) setLast(admin);
  return admin ?? last;
}

const OPAQUE = { backdrop: { sx: { bgcolor: 'background.default' } } };

/** The session has ended: log in over the page, which keeps its case and its notes but shows nothing. */
export function SessionEnded() {
  const ended = useSessionEnded();
  const queries = useQueryClient();
  const lastAdmin = useLastAdmin();

  const goOn = () => {
    if (session.user()?.id !== lastAdmin?.id) {
      forgetAllNotes();
      forgetDraft();
      forgetRecent();
      queries.clear();
    }
    void queries.invalidateQueries();
  };

  return (
    <Dialog open={ended} lang="en-IN" slotProps={OPAQUE} aria-labelledby="session-ended" fullWidth maxWidth="xs">
      <DialogTitle id="session-ended">Please log in again</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>
          {ERRORS['session-ended'].message} The case and the notes you were typing are kept.
        </Typography>
        <SignInForm username={lastAdmin?.username ?? ''} onSignedIn={goOn} />
      </DialogContent>
    </Dialog>
  );
}
