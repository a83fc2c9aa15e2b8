import { useQuery, queryOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { CitiesAnswer } from '@kalyanam/shared/contracts/profile-requests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { useNames } from '../../ui/texts/names';
import { NameField } from './name-field';

type CityFieldProps = Omit<ComponentProps<typeof NameField>, 'names' | 'nameOf'> & { state: string };

/** A city, suggested from the chosen state. */
export function CityField({ state, ...field }: CityFieldProps) {
  const { data = [] } = useQuery(citiesOf(state));
  const { city } = useNames();
  return <NameField {...field} names={data} nameOf={city} />;
}

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
