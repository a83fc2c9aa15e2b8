import type { TablePage } from '@kalyanam/shared/admin/tables';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/admin-session';

/** How many rows of a list match; invalidate it by its path. */
export const countQuery = (path: string, filters: object) =>
  queryOptions({
    queryKey: [path, 'count', filters],
    queryFn: ({ signal }) => api.get<TablePage<unknown>>(path, { query: { ...filters, pageSize: '1' }, signal }),
    select: ({ total }) => total,
  });
