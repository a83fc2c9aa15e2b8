import Box from '@mui/material/Box';
import type { TablePage } from '@kalyanam/shared/team/tables';
import { isRefused } from '@kalyanam/web/api-error';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageHeading, useFocusTo } from '../form/focus';
import { Late, LoadProblem } from '../feedback/load-problem';
import { ListPager } from './list-pager';
import { EmptyList, ListSkeleton } from './list-states';
import { useLastPage, PAGE_SIZE, type ListState } from './use-list-state';

export interface ListFrameProps<Row> {
  /** Name of the list, as the beginning of a sentence. */
  name: string;
  result: UseQueryResult<TablePage<Row>>;
  list: ListState;
  /** Said when there is nothing at all. */
  empty: string;
  /** The next step when there is nothing at all. */
  emptyStep?: ReactNode;
}

interface Props<Row> extends ListFrameProps<Row> {
  children: (rows: readonly Row[]) => ReactNode;
}

/** Every state of a list: waiting, failed, empty, and its rows, drawn by the caller, with their pages. */
export function ListFrame<Row>(props: Props<Row>) {
  const noteFocus = useFocusTo(pageHeading);
  return (
    <Box onFocus={noteFocus} sx={{ display: 'contents' }}>
      <FramedList {...props} />
    </Box>
  );
}

function FramedList<Row>({ name, result, list, empty, emptyStep, children }: Props<Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = result;
  const onItsWay = useLastPage(list, result);
  if (isRefused(error, 'invalid-form')) {
    return <EmptyList sentence="This link has a filter or an order that does not exist" onClear={list.reset} />;
  }
  if (error && !isPlaceholderData) {
    return <LoadProblem what={name} problem={error} retrying={isFetching} onRetry={() => void refetch()} />;
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
  return (
    <Box aria-busy={isPlaceholderData} sx={{ display: 'grid', gap: 1.5, opacity: isPlaceholderData ? 0.6 : 1 }}>
      {children(data.rows)}
      <ListPager
        name={name}
        page={list.page}
        pageSize={PAGE_SIZE}
        total={data.total}
        more={data.more}
        onPage={list.goTo}
      />
    </Box>
  );
}
