import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { SuggestField } from '../../ui/form/suggest-field';
import { citiesOf } from './cities.queries';

type CityFieldProps = Omit<ComponentProps<typeof SuggestField>, 'suggestions'> & { state: string };

/** A city, suggested from the chosen state; one that is not listed is taken as it is written. */
export function CityField({ state, ...field }: CityFieldProps) {
  const { data = [] } = useQuery(citiesOf(state));
  return <SuggestField {...field} suggestions={data} />;
}
