import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContactViewsPage } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

export const contactViews = (page: number) =>
  queryOptions({
    queryKey: ['contact-views', page],
    queryFn: ({ signal }) => api.get<ContactViewsPage>(ROUTES.contactViews, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
