import { queryOptions } from '@tanstack/react-query';
import type { MyWishes, WishesAnswer, WishesUpdate } from '@kalyanam/shared/contracts/wishes';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';

export const myWishes = queryOptions({
  queryKey: ['my-wishes'],
  queryFn: async ({ signal }) => (await api.get<WishesAnswer>(ROUTES.myWishes, { signal })).wishes,
});

export const putWishes = async (update: WishesUpdate): Promise<MyWishes> =>
  (await api.put<WishesAnswer>(ROUTES.myWishes, update)).wishes;
