import Box from '@mui/material/Box';
import type { GOTHRA_QUEUE_SORTS, GothraQueueRow } from '@kalyanam/shared/admin/gothras';
import { dayAndTime, indianNumber } from '../../ui/india-date';
import type { Column } from '../../ui/list/column';
import { GothraActs } from './gothra-acts';

type GothraColumn = Column<GothraQueueRow, (typeof GOTHRA_QUEUE_SORTS)[number]>;

const Text = ({ text, others }: GothraQueueRow) => (
  <>
    <Box component="span" sx={{ fontWeight: 600 }}>
      {text}
    </Box>{' '}
    {others.length > 0 && (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        also {others.join(', ')}
      </Box>
    )}
  </>
);

const COLUMNS: readonly GothraColumn[] = [
  { key: 'text', name: 'Text', heading: true, cell: (row) => <Text {...row} /> },
  {
    key: 'members',
    name: 'Members',
    sort: 'members',
    numeric: true,
    cell: ({ members }) => indianNumber(members),
  },
  { key: 'lines', name: 'Lines', numeric: true, from: 'lg', cell: ({ lines }) => indianNumber(lines) },
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

/** What can be done, where this role may. */
export const gothraColumns = (
  acts: { current: string | undefined; onFocus: (key: string) => void } | null,
): readonly GothraColumn[] =>
  acts
    ? [
        ...COLUMNS,
        {
          key: 'acts',
          name: 'Decide',
          act: true,
          cell: (row) => (
            <GothraActs row={row} current={row.key === acts.current} onFocus={() => acts.onFocus(row.key)} />
          ),
        },
      ]
    : COLUMNS;
