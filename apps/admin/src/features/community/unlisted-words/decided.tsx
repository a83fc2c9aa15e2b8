import Button from '@mui/material/Button';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '../../../session/permissions';
import { dayAndTime, fullDay, indianNumber } from '../../../ui/time/india-date';
import type { Column } from '../../../ui/list/column';
import { ListPage, useListPage } from '../../../ui/list/list-page';
import { StateChip } from '../../../ui/list/state-chip';
import { useNow } from '../../../ui/time/ago';
import { useDecisions } from './decisions';
import { sentence, type DecidedRow, type List, type ListName, type ListOf, type UnlistedRow } from './list';

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
  return (
    <ListPage
      {...useListPage<Decision>(of.decided)}
      name="Decisions"
      columns={decidedColumns(of)}
      mayAct={useCan(of.decides)}
      idOf={({ id }) => id}
      lead={of.says.decided}
      tools={
        <Button component={Link} to={of.queue.page}>
          {of.queue.title}
        </Button>
      }
      empty="No decisions yet"
    />
  );
}
