import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { CitiesAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { ROUTES } from '@kalyanam/shared/routes';
import { SuggestField } from '../../ui/form/suggest-field';
import { useProfileWords } from '../../ui/texts/profile';
import { api } from '../../session/session';
import { citiesByName, cityMatches } from './city-search';

type CityFieldProps = Omit<ComponentProps<typeof SuggestField>, 'suggestions' | 'matches'> & { state: string };

/** A city, suggested from the chosen state; one that is not listed is taken as it is written. Its value is English. */
export function CityField({ state, value, onChange, onBlur, ...field }: CityFieldProps) {
  const { data = [] } = useQuery(citiesOf(state));
  const { cityName } = useProfileWords();
  /** Nothing is rewritten under the hand that writes it. */
  const [typed, setTyped] = useState<string | null>(null);
  const byName = citiesByName(data, cityName);
  return (
    <SuggestField
      {...field}
      suggestions={data.map(cityName).sort((one, other) => one.localeCompare(other))}
      matches={(name, wanted) => cityMatches([name, byName(name)], wanted)}
      value={typed ?? cityName(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(byName(text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
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
