import Button from '@mui/material/Button';
import type { EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/form/confirm-dialog';
import { indianNumber } from '../../../../ui/time/india-date';
import { problemSentence } from '../../../../ui/feedback/problem-sentence';
import { toast } from '../../../../ui/feedback/toast';
import { undoImport, undoneSentence } from '../eligible.queries';

const pairs = (count: number): string => `${indianNumber(count)} ${count === 1 ? 'pair' : 'pairs'}`;

/** Removes the pairs that are not in use, after saying how many. */
export function UndoImport({ row: { id, label, left, registered } }: { row: EligibleBatchRow }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const undoing = useMutation({
    mutationFn: () => undoImport(id),
    onSuccess: (undone) => {
      setAsking(false);
      toast(undoneSentence(undone));
      void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleUsers] });
      return queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleBatches] });
    },
  });
  return (
    <>
      <Button
        size="small"
        aria-label={`Undo ${label || 'the import without a label'}`}
        sx={{ m: -1, minHeight: 36 }}
        onClick={() => setAsking(true)}
      >
        Undo
      </Button>
      {asking && (
        <ConfirmDialog
          title="Undo this import?"
          act="Undo the import"
          busy={undoing.isPending}
          problem={undoing.isError ? problemSentence(undoing.error, 'The import could not be undone') : null}
          onClose={() => setAsking(false)}
          onAct={() => undoing.mutate()}
        >
          {`${pairs(left - registered)} will be removed. Members who register with them will wait for the team’s decision like everyone else. ${registered > 0 ? `${pairs(registered)} will stay, because members have registered with them.` : ''}`}
        </ConfirmDialog>
      )}
    </>
  );
}
