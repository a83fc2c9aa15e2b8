import { useQuery, queryOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { CitiesAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { SuggestField } from '../../ui/form/suggest-field';
import { api } from '../../session/session';

type CityFieldProps = Omit<ComponentProps<typeof SuggestField>, 'suggestions'> & { state: string };

/** A city, suggested from the chosen state; one that is not listed is taken as it is written. */
export function CityField({ state, ...field }: CityFieldProps) {
  const { data = [] } = useQuery(citiesOf(state));
  return <SuggestField {...field} suggestions={data} />;
}

/** Names of the cities of a state; a failure leaves the list empty, because any city may be typed. */
const citiesOf = (state: string) =>
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
