import Button from '@mui/material/Button';
import { BATCH_LIST, type EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import type { SortOf } from '@kalyanam/shared/team/lists';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../session/permissions';
import { PATHS } from '../../../../shell/paths';
import type { Column } from '../../../../ui/list/column';
import { ListPage, useListPage } from '../../../../ui/list/list-page';
import { PageLink } from '../../../../ui/list/page-link';
import { StateChip } from '../../../../ui/list/state-chip';
import { dayAndTime, fullDay, indianNumber } from '../../../../ui/time/india-date';
import { UndoImport } from './undo-import';

/** What became of the import. */
function Fate({ undone, left, pairs }: EligibleBatchRow) {
  if (undone)
    return (
      <>
        <StateChip tone="plain">Undone</StateChip>
        {` ${fullDay(undone.at)} by ${undone.by}; ${indianNumber(left)} stay`}
      </>
    );
  return left === pairs ? 'on the list' : `${indianNumber(left)} of them still on the list`;
}

const COLUMNS: Column<EligibleBatchRow, SortOf<typeof BATCH_LIST>>[] = [
  {
    key: 'label',
    name: 'Label',
    sort: 'label',
    heading: true,
    cell: ({ id, label }) => <PageLink to={`${PATHS.eligibleUsers}?batch=${id}`}>{label || 'No label'}</PageLink>,
  },
  {
    key: 'added',
    name: 'Added',
    sort: 'addedAt',
    cell: ({ addedAt, addedBy }) => `${dayAndTime(addedAt)} by ${addedBy}`,
  },
  { key: 'pairs', name: 'Pairs', sort: 'pairs', numeric: true, cell: ({ pairs }) => indianNumber(pairs) },
  {
    key: 'registered',
    name: 'Registered since',
    numeric: true,
    cell: ({ registered }) => indianNumber(registered),
  },
  { key: 'fate', name: 'State', cell: (row) => <Fate {...row} /> },
  { key: 'undo', name: 'Undo', act: true, cell: (row) => row.left > row.registered && <UndoImport row={row} /> },
];

export function Page() {
  const mayWrite = useCan('eligible.write');
  return (
    <ListPage
      {...useListPage<EligibleBatchRow>(BATCH_LIST)}
      name="Imports"
      columns={COLUMNS}
      mayAct={mayWrite}
      idOf={({ id }) => id}
      empty="No imports yet"
      tools={
        <>
          <Button component={Link} to={PATHS.eligibleUsers}>
            All eligible users
          </Button>
          {mayWrite && (
            <Button component={Link} to={PATHS.addEligible} variant="contained">
              Add Eligible Users
            </Button>
          )}
        </>
      }
    />
  );
}
