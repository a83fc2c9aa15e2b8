import Button from '@mui/material/Button';
import type { EligibleUserRow, ELIGIBLE_SORTS } from '@kalyanam/shared/team/eligible-users';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userPath } from '../../../../shell/paths';
import { ConfirmDialog } from '../../../../ui/form/confirm-dialog';
import { dayAndTime, fullDay } from '../../../../ui/time/india-date';
import type { Column } from '../../../../ui/list/column';
import { PageLink } from '../../../../ui/list/page-link';
import { problemSentence } from '../../../../ui/feedback/problem-sentence';
import { StateChip } from '../../../../ui/list/state-chip';
import { toast } from '../../../../ui/feedback/toast';
import { removeEligible } from '../eligible.queries';

/** A pair that was not used may be taken off; one that verified someone stays as evidence. */
function RemovePair({ row: { id, email, phone } }: { row: EligibleUserRow }) {
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
          {`${email}, ${readablePhone(phone)} will have to wait for the team’s decision like everyone else.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** R36: what became of a pair. */
function Fate({ usedAt, usedBy }: EligibleUserRow) {
  if (usedAt === null) return <StateChip tone="plain">not used yet</StateChip>;
  return (
    <>
      {`Used ${dayAndTime(usedAt)} `}
      {usedBy ? (
        <PageLink to={userPath(usedBy.userId)} asWritten>
          {usedBy.name}
        </PageLink>
      ) : (
        'by a member who has left'
      )}
    </>
  );
}

export const ELIGIBLE_COLUMNS: Column<EligibleUserRow, (typeof ELIGIBLE_SORTS)[number]>[] = [
  { key: 'email', name: 'Email', sort: 'email', heading: true, asWritten: true, cell: ({ email }) => email },
  { key: 'phone', name: 'Phone', short: true, asWritten: true, cell: ({ phone }) => readablePhone(phone) },
  {
    key: 'added',
    name: 'Added',
    sort: 'addedAt',
    cell: ({ addedAt, addedBy }) => `${fullDay(addedAt)} by ${addedBy}`,
  },
  { key: 'fate', name: 'Use', sort: 'usedAt', cell: (row) => <Fate {...row} /> },
  { key: 'remove', name: 'Remove', act: true, cell: (row) => row.usedAt === null && <RemovePair row={row} /> },
];
