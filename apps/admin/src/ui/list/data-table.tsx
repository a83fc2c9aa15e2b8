import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { cellOf } from './data-cards';
import type { Column, RowsProps } from './column';
import { ColumnsMenu } from './columns-menu';
import type { Selection } from './selection';
import { useColumns } from './use-columns';
import type { Sorting } from './use-list-state';

interface Props<Row, Sort extends string> extends RowsProps<Row, Sort> {
  sorting?: Sorting;
  selection?: Selection;
}

/** A row of one line is 37 px high. */
const CELL = { py: '3px', px: 1.25, height: 36 };
const HEAD = {
  '& th': { ...CELL, height: 34, color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& th:last-child': { pr: 5 },
};
const BODY = {
  '& td, & th': { ...CELL, overflowWrap: 'anywhere', fontWeight: 400 },
  '& tr:last-child > *': { borderBottom: 0 },
};
const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;
const TICK = { width: 36, minWidth: 36 };

/** How a column lies in the table, its heading and its cells alike. */
const lying = <Row, Sort extends string>({ from, fills, short }: Column<Row, Sort>) => ({
  ...(from ? { display: { xs: 'none', [from]: 'table-cell' } } : {}),
  ...(fills ? { width: '40%', maxWidth: 0, minWidth: 180 } : {}),
  ...(short ? { whiteSpace: 'nowrap' } : {}),
});

function HeadCell<Row, Sort extends string>({ column, sorting }: { column: Column<Row, Sort>; sorting?: Sorting }) {
  const { sort, name, numeric } = column;
  const active = sort !== undefined && sorting?.by === sort;
  return (
    <TableCell
      component="th"
      scope="col"
      sx={lying(column)}
      {...(numeric ? { align: 'right' as const } : {})}
      {...(active ? { 'aria-sort': SPOKEN[sorting.direction] } : {})}
    >
      {sort && sorting ? (
        <TableSortLabel
          active={active}
          direction={active ? sorting.direction : 'asc'}
          onClick={() => sorting.sortBy(sort)}
        >
          {name}
        </TableSortLabel>
      ) : (
        name
      )}
    </TableCell>
  );
}

function TickAll({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const ticked = ids.filter(selection.has).length;
  return (
    <TableCell padding="none" sx={TICK}>
      <Checkbox
        size="small"
        sx={{ p: 0.5 }}
        checked={ticked === ids.length}
        indeterminate={ticked > 0 && ticked < ids.length}
        onChange={() => selection.toggle(ids)}
        slotProps={{ input: { 'aria-label': 'Select all rows on this page' } }}
      />
    </TableCell>
  );
}

const Tick = ({ selection, id, name }: { selection: Selection; id: string; name: string }) => (
  <TableCell padding="none" sx={TICK}>
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={selection.has(id)}
      onChange={() => selection.toggle([id])}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
    />
  </TableCell>
);

/** Rows of the server's choosing: it pages, sorts and filters; this draws. */
export function DataTable<Row, Sort extends string>(props: Props<Row, Sort>) {
  const { name, columns, rows, idOf, nameOf = idOf, sorting, selection } = props;
  const choice = useColumns(name, columns);
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={name}>
        <Table size="small">
          <TableHead sx={HEAD}>
            <TableRow>
              {selection && <TickAll selection={selection} ids={rows.map(idOf)} />}
              {choice.shown.map((column) => (
                <HeadCell key={column.key} column={column} {...(sorting ? { sorting } : {})} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody sx={BODY}>
            {rows.map((row) => (
              <TableRow key={idOf(row)} hover selected={selection?.has(idOf(row)) ?? false}>
                {selection && <Tick selection={selection} id={idOf(row)} name={nameOf(row)} />}
                {choice.shown.map((column) => (
                  <TableCell
                    key={column.key}
                    {...(column.heading ? { component: 'th', scope: 'row' } : {})}
                    {...(column.numeric ? { align: 'right' as const } : {})}
                    sx={lying(column)}
                  >
                    {cellOf(column, row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <ColumnsMenu choice={choice} />
    </Box>
  );
}
