import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { queryOptions } from '@tanstack/react-query';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../../session/session';

/**
 * The first page of the received interests and of the list: under the same keys as on their own pages, which then open
 * immediately.
 */
export const receivedInterests = queryOptions({
  queryKey: ['interests', 'received', 1],
  queryFn: ({ signal }) => api.get<InterestsPage>(ROUTES.interests, { query: { box: 'received', page: 1 }, signal }),
});

export function newestProfiles(window: BrowseQuery | null) {
  const query: BrowseQuery = { ...window, sort: 'newest' };
  return queryOptions({
    queryKey: ['profiles', query],
    queryFn: ({ signal }) => api.get<ProfilePage>(ROUTES.profiles, { query, signal }),
  });
}
