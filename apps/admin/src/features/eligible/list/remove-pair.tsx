import Button from '@mui/material/Button';
import type { EligibleUserRow } from '@kalyanam/shared/admin/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { problemSentence } from '../../../ui/problem-sentence';
import { toast } from '../../../ui/toast';
import { removeEligible } from '../eligible.queries';

/** A pair that was not used may be taken off; one that verified somebody stays as evidence. */
export function RemovePair({ row: { id, email, phone } }: { row: EligibleUserRow }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeEligible(id),
    onSuccess: () => {
      setAsking(false);
      toast(`${email} was taken off the list`);
      return queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleUsers] });
    },
    onError: (thrown) => toast(problemSentence(thrown, 'The pair could not be removed'), 'problem'),
  });
  return (
    <>
      <Button size="small" aria-label={`Remove ${email}`} onClick={() => setAsking(true)} sx={{ m: -1, minHeight: 36 }}>
        Remove
      </Button>
      {asking && (
        <ConfirmDialog
          title="Remove this pair?"
          act="Remove"
          busy={removing.isPending}
          onClose={() => setAsking(false)}
          onAct={() => removing.mutate()}
        >
          {email}, {phone} will have to wait for a decision of the team like everybody else.
        </ConfirmDialog>
      )}
    </>
  );
}
