import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { InterestBox } from '@kalyanam/shared/base/vocabulary/status';
import { api } from '../../../session/session';
import type { Address } from './interests-address';

const asked = (box: InterestBox, page: number, order?: string) =>
  queryOptions({
    queryKey: ['interests', box, page, order],
    queryFn: ({ signal }) => api.get<InterestsPage>(ROUTES.interests, { query: { box, page, order }, signal }),
  });

/** While another page or list is fetched, the present one stays. */
export const interestsPage = ({ tab, page, order }: Address) => ({
  ...asked(tab, page, tab === 'received' ? order : undefined),
  placeholderData: keepPreviousData,
});

/** Sent interests that have not been delivered yet. */
export const onTheirWay = asked('waiting', 1);
