import type { ELIGIBLE_SORTS, EligibleUserRow } from '@kalyanam/shared/admin/eligible-users';
import { userPath } from '../../../shell/paths';
import { dayAndTime, fullDay } from '../../../ui/india-date';
import type { Column } from '../../../ui/list/column';
import { PageLink } from '../../../ui/page-link';
import { StateChip } from '../../../ui/state-chip';
import { RemovePair } from './remove-pair';

/** R36: what became of a pair. */
function Fate({ usedAt, usedBy }: EligibleUserRow) {
  if (usedAt === null) return <StateChip tone="plain">not used yet</StateChip>;
  return (
    <>
      Used {dayAndTime(usedAt)}{' '}
      {usedBy ? <PageLink to={userPath(usedBy.userId)}>{usedBy.name}</PageLink> : 'by a member who has left'}
    </>
  );
}

export const ELIGIBLE_COLUMNS: Column<EligibleUserRow, (typeof ELIGIBLE_SORTS)[number]>[] = [
  { key: 'email', name: 'E-mail', sort: 'email', heading: true, cell: ({ email }) => email },
  { key: 'phone', name: 'Phone', short: true, cell: ({ phone }) => phone },
  {
    key: 'added',
    name: 'Added',
    sort: 'addedAt',
    cell: ({ addedAt, addedBy }) => `${fullDay(addedAt)} by ${addedBy}`,
  },
  { key: 'fate', name: 'What became of it', sort: 'usedAt', cell: (row) => <Fate {...row} /> },
  { key: 'remove', name: 'Remove', act: true, cell: (row) => row.usedAt === null && <RemovePair row={row} /> },
];
