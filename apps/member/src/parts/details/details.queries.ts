import { queryOptions } from '@tanstack/react-query';
import type { MyDetailsAnswer } from '@kalyanam/shared/contracts/details';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

export const myDetails = queryOptions({
  queryKey: ['my-details'],
  queryFn: async ({ signal }) => (await api.get<MyDetailsAnswer>(ROUTES.myDetails, { signal })).details,
});
