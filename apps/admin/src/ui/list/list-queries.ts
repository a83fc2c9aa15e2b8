import type { TablePage } from '@kalyanam/shared/team/tables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/admin-session';

/** A page of a list; invalidate it by its path. */
export const tableQuery = <Row>(path: string, query: object) =>
  queryOptions({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.get<TablePage<Row>>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** How many rows of a list match; invalidate it by its path. */
export const countQuery = (path: string, filters: object) =>
  queryOptions({
    queryKey: [path, 'count', filters],
    queryFn: ({ signal }) => api.get<TablePage<unknown>>(path, { query: { ...filters, pageSize: '1' }, signal }),
    select: ({ total }) => total,
  });
