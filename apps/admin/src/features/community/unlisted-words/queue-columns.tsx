import Box from '@mui/material/Box';
import { dayAndTime, indianNumber } from '../../../ui/time/india-date';
import { Acts } from './acts';
import type { DecidedRow, ListOf, QueueColumn, UnlistedRow } from './list';

const Text = ({ row: { text, others } }: { row: UnlistedRow }) => (
  <>
    <Box component="span" sx={{ fontWeight: 600 }}>
      {text}
    </Box>{' '}
    {others.length > 0 && (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`also ${others.join(', ')}`}
      </Box>
    )}
  </>
);

const HEAD: readonly QueueColumn<UnlistedRow>[] = [
  { key: 'text', name: 'Text', heading: true, cell: (row) => <Text row={row} /> },
  {
    key: 'members',
    name: 'Members',
    sort: 'members',
    numeric: true,
    cell: ({ members }) => indianNumber(members),
  },
];

const TAIL: readonly QueueColumn<UnlistedRow>[] = [
  {
    key: 'oldest',
    name: 'Oldest',
    sort: 'oldest',
    directions: { asc: 'oldest first', desc: 'newest first' },
    short: true,
    cell: ({ oldest }) => dayAndTime(oldest),
  },
  {
    key: 'nearest',
    name: 'Nearest in the list',
    cell: ({ nearest }) => nearest.map(({ en }) => en).join(', '),
  },
];

/** The facts about a text, and the acts that this role may perform. */
export function queueColumns<Row extends UnlistedRow, Decision extends DecidedRow>(
  list: ListOf<Row, Decision>,
  acts: { current: string | undefined; onFocus: (key: string) => void } | null,
): readonly QueueColumn<Row>[] {
  const columns = [...HEAD, ...list.columns, ...TAIL];
  if (!acts) return columns;
  const decide: QueueColumn<Row> = {
    key: 'acts',
    name: 'Decide',
    act: true,
    cell: (row) => (
      <Acts list={list} row={row} current={row.key === acts.current} onFocus={() => acts.onFocus(row.key)} />
    ),
  };
  return [...columns, decide];
}
