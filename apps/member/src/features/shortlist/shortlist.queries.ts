import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShortlistPage } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

export const shortlistPage = (page: number) =>
  queryOptions({
    queryKey: ['shortlist', page],
    queryFn: ({ signal }) => api.get<ShortlistPage>(ROUTES.shortlist, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
