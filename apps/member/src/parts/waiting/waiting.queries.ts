import type { WaitingAnswer } from '@kalyanam/shared/contracts/waiting';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { queryOptions } from '@tanstack/react-query';
import { getAhead } from '../../session/ahead';

/** R117: what waits for this person, for Home and for the numbers on its tab and on that of Interests. */
export const waiting = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => getAhead<WaitingAnswer>(FIRST_ROUTES.waiting, { signal }),
  // An answer given in another tab counts as soon as this one is looked at again.
  refetchOnWindowFocus: 'always',
});
