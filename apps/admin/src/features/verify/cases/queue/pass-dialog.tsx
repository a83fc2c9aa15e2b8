import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { LoadProblem } from '../../../../ui/feedback/load-problem';
import { colleaguesQuery } from '../verify.queries';
import { useQueueTexts } from './queue.en';
import { useAssign } from './use-case-acts';

/** Hands a case to a colleague, with what they should know. */
export function PassDialog({ user, onClose }: { user: PendingVerification; onClose: () => void }) {
  const texts = useQueueTexts();
  const { data, error, isFetching, refetch } = useQuery(colleaguesQuery);
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const colleagues = data?.colleagues ?? [];
  const passing = useAssign(() => texts.passedTo(colleagues.find(({ id }) => id === to)?.name ?? ''));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!to || passing.isPending) return;
    passing.mutate({ userId: user.userId, colleagueId: to, note: note.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="pass-title">
      <form noValidate onSubmit={send}>
        <DialogTitle id="pass-title">{texts.passTitle(user.name)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          {error && (
            <LoadProblem what={texts.colleague} problem={error} retrying={isFetching} onRetry={() => void refetch()} />
          )}
          {data && colleagues.length === 0 ? (
            texts.noColleagues
          ) : (
            <>
              <TextField
                select
                label={texts.colleague}
                value={to}
                onChange={(event) => setTo(event.target.value)}
                slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              >
                <option value="">{texts.choose}</option>
                {colleagues.map(({ id, name, assigned }) => (
                  <option key={id} value={id}>
                    {texts.assigned(name, assigned)}
                  </option>
                ))}
              </TextField>
              <TextField
                multiline
                minRows={2}
                label={texts.passNote}
                value={note}
                helperText={texts.left(TEAM_LIMITS.reasonLength - note.length)}
                onChange={(event) => setNote(event.target.value)}
                slotProps={{ htmlInput: { maxLength: TEAM_LIMITS.reasonLength } }}
              />
            </>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={!to} loading={passing.isPending}>
            {texts.passButton}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
