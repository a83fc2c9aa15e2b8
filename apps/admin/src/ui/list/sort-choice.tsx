import TextField from '@mui/material/TextField';
import type { Column } from './column';
import type { Order, Sorting } from './use-list-state';

interface Props<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[];
  sorting: Sorting;
}

const SAID = { asc: 'up', desc: 'down' } as const;
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
    {columns.flatMap(({ sort, name }) =>
      sort
        ? DIRECTIONS.map((direction) => (
            <option key={sort + direction} value={`${sort} ${direction}`}>
              {name}, {SAID[direction]}
            </option>
          ))
        : [],
    )}
  </TextField>
);
