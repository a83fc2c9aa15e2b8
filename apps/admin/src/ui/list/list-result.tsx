import useMediaQuery from '@mui/material/useMediaQuery';
import type { RowsProps } from './column';
import { DataCards, SortChoice } from './data-cards';
import { DataTable } from './data-table';
import { ListFrame, type ListFrameProps } from './list-frame';
import type { Selection } from './selection';

interface Props<Row, Sort extends string> extends Omit<RowsProps<Row, Sort>, 'rows' | 'name'>, ListFrameProps<Row> {
  /** Where something can be done with several rows. */
  selection?: Selection | undefined;
}

/** Where a table fits; narrower, each row is a card. */
const TABLE = '(min-width:720px)';

/** A list as a table, in every state. */
export function ListResult<Row, Sort extends string>({
  result,
  list,
  empty,
  emptyStep,
  selection,
  ...table
}: Props<Row, Sort>) {
  const wide = useMediaQuery(TABLE, { noSsr: true });
  const sorting = list.sorting ? { sorting: list.sorting } : {};
  return (
    <ListFrame name={table.name} result={result} list={list} empty={empty} emptyStep={emptyStep}>
      {(shown) => {
        const rows = { ...table, rows: shown, ...(selection ? { selection } : {}) };
        return wide ? (
          <DataTable {...rows} {...sorting} />
        ) : (
          <>
            {list.sorting && <SortChoice columns={table.columns} sorting={list.sorting} />}
            <DataCards {...rows} />
          </>
        );
      }}
    </ListFrame>
  );
}
