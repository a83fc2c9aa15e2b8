import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BrowseQuery, ProfilePage } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/routes';
import { getAhead } from '../../session/ahead';

/** One page of the list; while the next is fetched, the present one stays. */
export const profilePage = (query: BrowseQuery) =>
  queryOptions({
    queryKey: ['profiles', query],
    queryFn: ({ signal }) => getAhead<ProfilePage>(ROUTES.profiles, { query, signal }),
    placeholderData: keepPreviousData,
  });
