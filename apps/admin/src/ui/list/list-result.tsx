import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { TablePage } from '@kalyanam/shared/admin/tables';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Late } from '../late';
import { LoadProblem } from '../load-problem';
import type { RowsProps } from './column';
import { DataCards, SortChoice } from './data-cards';
import { DataTable } from './data-table';
import { EmptyList, ListSkeleton } from './list-states';
import { ListPager } from './list-pager';
import { useLastPage, PAGE_SIZE, type ListState } from './use-list-state';

interface Props<Row, Sort extends string> extends Omit<RowsProps<Row, Sort>, 'rows'> {
  result: UseQueryResult<TablePage<Row>>;
  list: ListState;
  /** Said when there is nothing at all. */
  empty: string;
  /** The next step when there is nothing at all. */
  emptyStep?: ReactNode;
}

/** Every state of a list: waiting, failed, empty, and its rows with their pages. */
export function ListResult<Row, Sort extends string>({ result, list, empty, emptyStep, ...table }: Props<Row, Sort>) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { data, error, isFetching, isPlaceholderData, refetch } = result;
  const onItsWay = useLastPage(list, result);
  if (error && !isPlaceholderData) {
    return <LoadProblem what={table.name} problem={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || onItsWay) {
    return (
      <Late>
        <ListSkeleton />
      </Late>
    );
  }
  if (data.rows.length === 0) {
    return (
      <EmptyList sentence={list.clear ? 'Nothing matches these filters' : empty} onClear={list.clear}>
        {emptyStep}
      </EmptyList>
    );
  }
  const rows = { ...table, rows: data.rows };
  const sorting = list.sorting ? { sorting: list.sorting } : {};
  return (
    <Box aria-busy={isPlaceholderData} sx={{ display: 'grid', gap: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }}>
      {wide ? (
        <DataTable {...rows} {...sorting} />
      ) : (
        <>
          {list.sorting && <SortChoice columns={table.columns} sorting={list.sorting} />}
          <DataCards {...rows} />
        </>
      )}
      <ListPager name={table.name} page={list.page} pageSize={PAGE_SIZE} total={data.total} onPage={list.goTo} />
    </Box>
  );
}
