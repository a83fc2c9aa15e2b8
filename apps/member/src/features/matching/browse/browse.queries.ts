import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';
import { isApiError } from '@kalyanam/web/api-error';
import { getAhead } from '../../../session/ahead';

/** One page of the list; while the next is fetched, the present one stays. */
export const profilePage = (query: BrowseQuery) =>
  queryOptions({
    queryKey: ['profiles', query],
    queryFn: ({ signal }) => getAhead<ProfilePage>(FIRST_ROUTES.profiles, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Whether the list is there, but has too many to be put in the order of wishes. */
export const isTooLongToOrder = (error: unknown): boolean =>
  isApiError(error) && error.fields['sort'] === WISH_MESSAGES.tooManyToOrder;
