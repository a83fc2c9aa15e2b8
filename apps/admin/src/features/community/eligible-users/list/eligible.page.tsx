import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { ELIGIBLE_LIST, type EligibleUserRow } from '@kalyanam/shared/team/eligible-users';
import type { SortOf } from '@kalyanam/shared/team/lists';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS, userPath } from '../../../../shell/paths';
import { useCan } from '../../../../session/permissions';
import { problemSentence } from '../../../../ui/feedback/problem-sentence';
import { toast } from '../../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../../ui/form/confirm-dialog';
import type { Column } from '../../../../ui/list/column';
import { CrossIcon, UsersIcon } from '../../../../ui/list/icons';
import { ListPage, useListPage } from '../../../../ui/list/list-page';
import { PageLink } from '../../../../ui/list/page-link';
import { StateChip } from '../../../../ui/list/state-chip';
import type { BuiltInView } from '../../../../ui/list/views-bar';
import { dayAndTime, fullDay } from '../../../../ui/time/india-date';
import { removeEligible } from '../eligible.queries';
import { PAIR_ACTS } from './pair-acts';

const VIEWS: readonly BuiltInView[] = [
  { name: 'Not used yet', query: '?state=unused' },
  { name: 'Used', query: '?state=used' },
];

const AddEligible = () => (
  <Button component={Link} to={PATHS.addEligible} variant="contained" startIcon={<UsersIcon />}>
    Add Eligible Users
  </Button>
);

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

const COLUMNS: Column<EligibleUserRow, SortOf<typeof ELIGIBLE_LIST>>[] = [
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

export function Page() {
  const mayWrite = useCan('eligible.write');
  const page = useListPage<EligibleUserRow>(ELIGIBLE_LIST);
  return (
    <ListPage
      {...page}
      columns={COLUMNS}
      mayAct={mayWrite}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      views={VIEWS}
      tools={
        <>
          <Button component={Link} to={PATHS.eligibleBatches}>
            Imports
          </Button>
          {mayWrite && <AddEligible />}
        </>
      }
      controls={
        page.list.value('batch') && (
          <Chip
            label="Of one import"
            onDelete={() => page.list.set({ batch: '' })}
            deleteIcon={<CrossIcon aria-label="Show all imports" />}
            sx={{ alignSelf: 'center' }}
          />
        )
      }
      empty="No eligible users yet"
      emptyStep={mayWrite && <AddEligible />}
      acts={PAIR_ACTS}
      ticking={mayWrite}
    />
  );
}
