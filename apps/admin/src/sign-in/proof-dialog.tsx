import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LoadProblem } from '../ui/load-problem';
import { ownSessionQuery } from '../session/own-session';
import { answerProof, useProofAsked } from '../session/proof';
import { ProofForm } from './proof-form';

/** A signed-in browser that was left alone opens no numbers and hands out no lists. */
export function ProofDialog() {
  const asked = useProofAsked();
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({ ...ownSessionQuery, enabled: asked });
  const refuse = () => answerProof(false);
  return (
    <Dialog
      open={asked && (data !== undefined || error !== null)}
      onClose={refuse}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Please confirm that it is you</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
          Documents, identity numbers and lists to take away are handed out for a while after a confirmation.
        </Typography>
        {data && (
          <ProofForm
            by={data.secondFactor.enabled ? 'code' : 'password'}
            onProved={() => answerProof(true)}
            onCancel={refuse}
          />
        )}
        {!data && error && (
          <LoadProblem what="Your account" problem={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </DialogContent>
    </Dialog>
  );
}
