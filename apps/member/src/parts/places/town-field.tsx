import { useQueries, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { State } from '@kalyanam/shared/base/vocabulary/places';
import { useNames } from '../../ui/texts/names';
import { citiesOf } from './city-field';
import { NameField } from './name-field';

/** States where most families of the community live: their towns are suggested before a state is chosen. */
const NEAR = [
  'telangana',
  'andhra-pradesh',
  'karnataka',
  'tamil-nadu',
  'maharashtra',
] as const satisfies readonly State[];

type TownFieldProps = Omit<ComponentProps<typeof NameField>, 'names' | 'nameOf'> & {
  state: string;
  /** Chooses the state of a town that only one state has; without it no town is suggested before a state is chosen. */
  onState?: ((state: string) => void) | undefined;
};

/** A town, which names its state as long as no one has chosen another. */
export function TownField({ state, onState, onChange, ...field }: TownFieldProps) {
  const { city } = useNames();
  const [named, setNamed] = useState('');
  const isOpen = onState !== undefined && (state === '' || state === named);
  const near = useQueries({ queries: NEAR.map((one) => ({ ...citiesOf(one), enabled: isOpen })) });
  const chosen = useQuery({ ...citiesOf(state), enabled: !isOpen && state !== '' });
  const names = isOpen ? [...new Set(near.flatMap(({ data = [] }) => data))] : (chosen.data ?? []);
  const change = (town: string) => {
    onChange(town);
    if (!isOpen) return;
    const [first = '', ...others] = NEAR.filter((_, index) => near[index]?.data?.includes(town));
    const next = others.length > 0 ? '' : first;
    setNamed(next);
    if (next !== state) onState(next);
  };
  return <NameField {...field} names={names} nameOf={city} onChange={change} />;
}
