import { fieldSpec, optionsOf, type FieldName, type FieldValue } from './fields.js';
import type { ChoiceName, OptionLabels } from './labels.js';
import type { ReadNames } from '../speech/read-names.js';
import { PLACE_OPTIONS, type FamilyLocation, type WorkLocation } from './places.js';
import { shownHeight } from '../../base/vocabulary/height.js';
import { isStated, labelOf, type Option } from '../../base/vocabulary/option.js';
import { LOOKING_FOR } from '../../base/vocabulary/people.js';
import { STATES } from '../../base/vocabulary/places.js';

/** What a viewer got of a profile: a field that is left out or null is not theirs to see, or was not given. */
export type ShownFields = { readonly [F in FieldName]?: FieldValue<F> | null };

const OTHER_LISTS = { ...PLACE_OPTIONS, lookingFor: LOOKING_FOR };
const isOther = (list: ChoiceName): list is keyof typeof OTHER_LISTS => list in OTHER_LISTS;
const listOf = (list: ChoiceName): readonly Option[] => (isOther(list) ? OTHER_LISTS[list] : optionsOf(list));

const listed = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** A profile's fields as a person reads them; `translated` has the options, whose own labels are English. */
export function profileWords(translated: OptionLabels | null, shownDay: (day: string) => string, names: ReadNames) {
  const choice = (list: ChoiceName, value: string): string => {
    const labels: Readonly<Record<string, string>> | undefined = translated?.[list];
    return labels?.[value] ?? labelOf(listOf(list), value);
  };

  const choicesOf = (list: ChoiceName): Option[] =>
    listOf(list).map(({ value }) => ({ value, label: choice(list, value) }));

  /** Empty for what the list does not know: 'Others' is a choice, but no place. */
  const place = (list: 'country' | 'state', value: string | null | undefined): string =>
    value && value !== 'others' ? choice(list, value) : '';

  const workPlace = ({ type, city: given, state, country }: WorkLocation): string => {
    const city = given && names.city(given);
    if (type !== 'nri') return listed(city, place('state', state));
    const known = listed(city, place('country', country));
    return known ? `${known} (NRI)` : choice('type', 'nri');
  };

  const familyPlace = ({ city, state, address }: FamilyLocation): string =>
    listed(names.city(city), place('state', state), address);

  /** Empty where the field was not given. */
  const wordsOf = (field: FieldName, profile: ShownFields): string => {
    const value = profile[field];
    if (!isStated(value)) return '';
    if (field === 'workLocation') return workPlace(value as WorkLocation);
    if (field === 'familyLocation') return familyPlace(value as FamilyLocation);
    const text = value as string;
    if (field === 'subcaste' || field === 'gothra') return names[field](text);
    switch (fieldSpec(field).kind) {
      case 'choice':
        return choice(field as ChoiceName, text);
      case 'date':
        return shownDay(text);
      case 'height':
        return shownHeight(text);
      default:
        return text;
    }
  };

  /** A place of birth, as the list of them writes it: 'Kurnool, Andhra Pradesh'. */
  const birthPlace = (written: string): string =>
    written
      .split(', ')
      .map((part) => {
        const state = STATES.find(({ label }) => label === part)?.value;
        return state ? choice('state', state) : names.city(part);
      })
      .join(', ');

  return { choice, choicesOf, wordsOf, birthPlace };
}
