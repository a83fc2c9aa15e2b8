import { queryOptions } from '@tanstack/react-query';
import type { CitiesAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

/** Names of the cities of a state; a failure leaves the list empty, because any city may be typed. */
export const citiesOf = (state: string) =>
  queryOptions({
    queryKey: ['cities', state],
    queryFn: async ({ signal }) => {
      const { cities } = await api.get<CitiesAnswer>(ROUTES.cities, { query: { state }, signal, anonymous: true });
      return cities.map(({ label }) => label);
    },
    enabled: state !== '',
    staleTime: Infinity,
    retry: false,
  });
