import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import type { Column, RowsProps } from './column';
import type { Selection } from './selection';
import type { Order, Sorting } from './use-list-state';
import { AsWritten } from '../words/words';

interface Props<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  sorting: Sorting;
}

const TIMES = { asc: 'oldest first', desc: 'newest first' } as const;
const NUMBERS = { asc: 'lowest first', desc: 'highest first' } as const;
const TEXTS = { asc: 'A to Z', desc: 'Z to A' } as const;

const saidOf = <Row,>({ sort, numeric, directions }: Column<Row>) =>
  directions ?? (/(?:At|Date)$/.test(sort ?? '') ? TIMES : numeric ? NUMBERS : TEXTS);
const DIRECTIONS = ['asc', 'desc'] as const;

/** The order where there are no headings to press. */
export const SortChoice = <Row, Sort extends string>({ columns, sorting }: Props<Row, Sort>) => (
  <TextField
    select
    size="small"
    label="Sorted by"
    value={`${sorting.by} ${sorting.direction}`}
    onChange={(event) => {
      const [by = '', direction] = event.target.value.split(' ');
      sorting.sortBy(by, direction as Order['direction']);
    }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {columns.flatMap((column) =>
      column.sort
        ? DIRECTIONS.map((direction) => (
            <option key={column.key + direction} value={`${column.sort} ${direction}`}>
              {`${column.name}, ${saidOf(column)[direction]}`}
            </option>
          ))
        : [],
    )}
  </TextField>
);

const FACTS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '98px minmax(0, 1fr)',
  gap: '4px 12px',
  '& > div': { display: 'contents' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};

/** The same rows on a phone: one card each, nothing to scroll sideways. */
export const DataCards = <Row, Sort extends string>({
  name,
  columns,
  rows,
  idOf,
  nameOf = idOf,
  selection,
}: RowsProps<Row, Sort> & { selection?: Selection }) => (
  <Box component="ul" aria-label={name} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
    {rows.map((row) => (
      <Paper key={idOf(row)} component="li" variant="outlined" sx={{ p: 1.75, minWidth: 0 }}>
        {columns
          .filter(({ heading }) => heading)
          .map((column) => (
            <Box key={column.key} sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 0.75 }}>
              {cellOf(column, row)}
            </Box>
          ))}
        <Box component="dl" sx={FACTS}>
          {columns
            .filter(({ heading, act, rare }) => !heading && !act && !rare)
            .map((column) => (
              <div key={column.key}>
                <dt>{column.name}</dt>
                <dd>{cellOf(column, row)}</dd>
              </div>
            ))}
        </Box>
        {columns
          .filter(({ act }) => act)
          .map(({ key, cell }) => (
            <Box key={key} sx={{ mt: 1.25, '&:empty': { display: 'none' } }}>
              {cell(row)}
            </Box>
          ))}
        {selection && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={selection.has(idOf(row))}
                onChange={() => selection.toggle([idOf(row)])}
                slotProps={{ input: { 'aria-label': `Select ${nameOf(row)}` } }}
              />
            }
            label="Select"
          />
        )}
      </Paper>
    ))}
  </Box>
);

export const cellOf = <Row,>({ cell, asWritten }: Pick<Column<Row>, 'cell' | 'asWritten'>, row: Row) =>
  asWritten ? <AsWritten>{cell(row)}</AsWritten> : cell(row);
