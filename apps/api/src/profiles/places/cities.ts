import type { CityOption } from '@kalyanam/shared/contracts/profile';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { STATES } from '@kalyanam/shared/base/vocabulary/places';
import { TOWNS } from './city.data.js';

/** 'Navi Mumbai' -> 'navi-mumbai': the option value for a city's label. */
export const citySlug = (label: string): string =>
  label
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const optionsOf = (labels: string): readonly CityOption[] =>
  labels.split('|').map((label) => ({ value: citySlug(label), label }));

const CITIES: ReadonlyMap<string, readonly CityOption[]> = new Map(
  valuesOf(STATES).map((state) => [state, optionsOf(TOWNS[state])]),
);

/** Cities of a state by label; an unknown state has none. 'others' is every state and territory that STATES does not name. */
export const citiesOf = (state: string): readonly CityOption[] => CITIES.get(state) ?? [];

/** Normalizes 'navi-mumbai' and 'NAVI MUMBAI' to 'Navi Mumbai'; a city that is not listed stays as typed. */
export function cityName(state: string, typed: string): string {
  const slug = citySlug(typed);
  return citiesOf(state).find(({ value }) => value === slug)?.label ?? typed;
}
