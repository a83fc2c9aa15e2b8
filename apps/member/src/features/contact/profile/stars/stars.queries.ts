import { queryOptions } from '@tanstack/react-query';
import type { HoroscopeMatchAnswer } from '@kalyanam/shared/contracts/horoscope';
import { HOROSCOPE_ROUTES } from '@kalyanam/shared/topics/stars/horoscope';
import { api } from '../../../../session/session';

export const starMatch = (id: string) =>
  queryOptions({
    queryKey: ['star-match', id],
    queryFn: async ({ signal }) => (await api.get<HoroscopeMatchAnswer>(HOROSCOPE_ROUTES.match(id), { signal })).match,
    // Opening it is a look, which the other family can see.
    refetchOnWindowFocus: false,
  });
