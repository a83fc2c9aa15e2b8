import Button from '@mui/material/Button';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '../../../session/permissions';
import { dayAndTime, fullDay, indianNumber } from '../../../ui/time/india-date';
import type { Column } from '../../../ui/list/column';
import { ListFilters } from '../../../ui/list/filters';
import { tableQuery } from '../../../ui/list/list-queries';
import { ListResult } from '../../../ui/list/list-result';
import { SearchField } from '../../../ui/list/search-field';
import { useListState } from '../../../ui/list/use-list-state';
import { PageFrame } from '../../../ui/list/page';
import { StateChip } from '../../../ui/list/state-chip';
import { useNow } from '../../../ui/time/use-now';
import { useDecisions } from './decisions';
import {
  sentence,
  unlistedTitle,
  type DecidedRow,
  type List,
  type ListName,
  type ListOf,
  type UnlistedRow,
} from './list';

function Undo({ of, row: { id, text, act, undoUntil, undoneAt } }: { of: List; row: DecidedRow }) {
  const now = useNow();
  const { undo } = useDecisions(of);
  const undoing = useMutation({ mutationFn: () => undo(id) });
  if (undoneAt) return <>{`Undone ${dayAndTime(undoneAt)}`}</>;
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

const InBothScripts = ({ en, te }: ListName) => (
  <>
    {`${en} · `}
    <span lang="te">{te}</span>
  </>
);

function decidedColumns<Row extends UnlistedRow, Decision extends DecidedRow>(
  of: ListOf<Row, Decision>,
): readonly Column<Decision>[] {
  const { one, acts, meant, resolved } = of;
  return [
    { key: 'text', name: 'Text', heading: true, cell: ({ text }) => text },
    {
      key: 'act',
      name: 'Decision',
      cell: ({ act, undoneAt }) => (
        <StateChip tone={undoneAt || act === 'leave' ? 'plain' : 'good'}>{labelOf(acts, act)}</StateChip>
      ),
    },
    {
      key: one,
      name: sentence(one),
      cell: (decision) => {
        const name = meant(decision);
        return name && <InBothScripts {...name} />;
      },
    },
    {
      key: 'resolved',
      name: resolved.name,
      numeric: true,
      cell: (decision) => indianNumber(resolved.count(decision)),
    },
    { key: 'by', name: 'By', cell: ({ by }) => by },
    {
      key: 'at',
      name: 'When',
      sort: 'at',
      directions: { asc: 'oldest first', desc: 'newest first' },
      short: true,
      cell: ({ at }) => dayAndTime(at),
    },
    { key: 'undo', name: 'Undo', act: true, cell: (row) => <Undo of={of} row={row} /> },
  ];
}

/** What the team has made of them, and the way back. */
export function Decided<Row extends UnlistedRow, Decision extends DecidedRow>({ of }: { of: ListOf<Row, Decision> }) {
  const { many, permissions, pages, routes, says } = of;
  const mayDecide = useCan(permissions.decide);
  const list = useListState([], { by: 'at', direction: 'desc' });
  const decisions = useQuery(tableQuery<Decision>(routes.decisions, list.query));
  const columns = decidedColumns(of);
  return (
    <PageFrame
      title={`Decided ${many}`}
      wide
      lead={says.decided}
      tools={
        <Button component={Link} to={pages.queue}>
          {unlistedTitle(of)}
        </Button>
      }
    >
      <ListFilters>
        <SearchField label="Search by text" value={list.value('q')} onSearch={(q) => list.set({ q })} />
      </ListFilters>
      <ListResult
        name="Decisions"
        columns={mayDecide ? columns : columns.filter(({ act }) => !act)}
        idOf={({ id }) => id}
        result={decisions}
        list={list}
        empty="No decisions yet"
      />
    </PageFrame>
  );
}
