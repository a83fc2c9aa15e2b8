import Button from '@mui/material/Button';
import { GOTHRA_ACTS, type GothraDecisionRow } from '@kalyanam/shared/admin/gothras';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '../../session/permissions';
import { PATHS } from '../../shell/paths';
import { dayAndTime, fullDay, indianNumber } from '../../ui/india-date';
import type { Column } from '../../ui/list/column';
import { ListFilters } from '../../ui/list/filters';
import { tableQuery } from '../../ui/list/list-queries';
import { ListResult } from '../../ui/list/list-result';
import { SearchField } from '../../ui/list/search-field';
import { useListState } from '../../ui/list/use-list-state';
import { PageFrame } from '../../ui/page';
import { StateChip } from '../../ui/state-chip';
import { useNow } from '../../ui/use-now';
import { useGothraDecisions } from './gothras.queries';

function Undo({ id, text, act, undoUntil, undoneAt }: GothraDecisionRow) {
  const now = useNow();
  const { undo } = useGothraDecisions();
  const undoing = useMutation({ mutationFn: () => undo(id) });
  if (undoneAt) return <>Undone {dayAndTime(undoneAt)}</>;
  if (act !== 'leave' && (!undoUntil || Date.parse(undoUntil) < now.getTime())) return null;
  return (
    <Button
      size="small"
      aria-label={`Undo ${text}`}
      title={undoUntil ? `Until ${fullDay(undoUntil)}` : undefined}
      loading={undoing.isPending}
      sx={{ minHeight: 36 }}
      onClick={() => undoing.mutate()}
    >
      Undo
    </Button>
  );
}

const COLUMNS: readonly Column<GothraDecisionRow>[] = [
  { key: 'text', name: 'Text', heading: true, cell: ({ text }) => text },
  {
    key: 'act',
    name: 'Decision',
    cell: ({ act, undoneAt }) => (
      <StateChip tone={undoneAt || act === 'leave' ? 'plain' : 'good'}>{labelOf(GOTHRA_ACTS, act)}</StateChip>
    ),
  },
  {
    key: 'gothra',
    name: 'Gothra',
    cell: ({ gothra }) =>
      gothra && (
        <>
          {gothra.en} · <span lang="te">{gothra.te}</span>
        </>
      ),
  },
  { key: 'lines', name: 'Lines', numeric: true, cell: ({ lines }) => indianNumber(lines) },
  { key: 'by', name: 'By', cell: ({ by }) => by },
  {
    key: 'at',
    name: 'When',
    sort: 'at',
    directions: { asc: 'oldest first', desc: 'newest first' },
    short: true,
    cell: ({ at }) => dayAndTime(at),
  },
  { key: 'undo', name: 'Undo', act: true, cell: (row) => <Undo {...row} /> },
];

/** What the team has made of them, and the way back. */
export function Page() {
  const mayDecide = useCan('gothras.decide');
  const list = useListState([], { by: 'at', direction: 'desc' });
  const decisions = useQuery(tableQuery<GothraDecisionRow>(ADMIN_ROUTES.gothraDecisions, list.query));
  return (
    <PageFrame
      title="Decided gothras"
      wide
      lead="You can undo a decision for 30 days; the families then get their text back."
      tools={
        <Button component={Link} to={PATHS.gothras}>
          Gothras not in the list
        </Button>
      }
    >
      <ListFilters>
        <SearchField label="Search by text" value={list.value('q')} onSearch={(q) => list.set({ q })} />
      </ListFilters>
      <ListResult
        name="Decisions"
        columns={mayDecide ? COLUMNS : COLUMNS.filter(({ act }) => !act)}
        idOf={({ id }) => id}
        result={decisions}
        list={list}
        empty="No decisions yet"
      />
    </PageFrame>
  );
}
