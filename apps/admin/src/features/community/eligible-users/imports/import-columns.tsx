import type { BATCH_SORTS, EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import { PATHS } from '../../../../shell/paths';
import { dayAndTime, fullDay, indianNumber } from '../../../../ui/time/india-date';
import type { Column } from '../../../../ui/list/column';
import { PageLink } from '../../../../ui/list/page-link';
import { StateChip } from '../../../../ui/list/state-chip';
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

export const IMPORT_COLUMNS: Column<EligibleBatchRow, (typeof BATCH_SORTS)[number]>[] = [
  {
    key: 'label',
    name: 'Label',
    sort: 'label',
    heading: true,
    cell: ({ id, label }) => <PageLink to={`${PATHS.eligible}?batch=${id}`}>{label || 'No label'}</PageLink>,
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
