import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Column, RowsProps } from './column';
import type { Sorting } from './use-list-state';

interface Props<Row, Sort extends string> extends RowsProps<Row, Sort> {
  sorting?: Sorting;
}

const HEAD = { '& th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap', py: 1.25 } };
const BODY = {
  '& td, & th': { overflowWrap: 'anywhere', fontWeight: 400, py: 1.25 },
  '& tr:last-child > *': { borderBottom: 0 },
};
const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<Row, Sort extends string>({ column, sorting }: { column: Column<Row, Sort>; sorting?: Sorting }) {
  const { sort, name, numeric } = column;
  const active = sort !== undefined && sorting?.by === sort;
  return (
    <TableCell
      component="th"
      scope="col"
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

/** Rows of the server's choosing: it pages, sorts and filters; this draws. */
export const DataTable = <Row, Sort extends string>({ name, columns, rows, idOf, sorting }: Props<Row, Sort>) => (
  <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={name}>
    <Table size="small">
      <TableHead sx={HEAD}>
        <TableRow>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} {...(sorting ? { sorting } : {})} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody sx={BODY}>
        {rows.map((row) => (
          <TableRow key={idOf(row)} hover>
            {columns.map(({ key, heading, numeric, short, cell }) => (
              <TableCell
                key={key}
                {...(heading ? { component: 'th', scope: 'row' } : {})}
                {...(numeric ? { align: 'right' as const } : {})}
                {...(short ? { sx: { whiteSpace: 'nowrap' } } : {})}
              >
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
