import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/routes';
import type { InterestBox } from '@kalyanam/shared/vocabulary/status';
import { api } from '../../session/session';

/** While another page or list is fetched, the present one stays. */
export const interestsPage = (box: InterestBox, page: number) =>
  queryOptions({
    queryKey: ['interests', box, page],
    queryFn: ({ signal }) => api.get<InterestsPage>(ROUTES.interests, { query: { box, page }, signal }),
    placeholderData: keepPreviousData,
  });
