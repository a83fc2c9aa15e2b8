import { birthYears, yearInIndia } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { OptionCounts } from '@kalyanam/shared/contracts/why';
import { FILTER } from '@kalyanam/shared/topics/profile/filters';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { CityField } from '../../../parts/places/city-field';
import { ChipsField } from '../../../ui/form/chips-field';
import { SelectField } from '../../../ui/form/select-field';
import { useProfileWords } from '../../../ui/texts/profile';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';
import type { Filters, Narrowing } from './filters';
import { byCount, useCountNote } from './use-option-counts';

interface OpenFilterProps {
  filters: Filters;
  counts: OptionCounts | null;
  onChange: (name: Narrowing, value: string) => void;
}

const YEARS = [
  ['birthYearTo', 'from'],
  ['birthYearFrom', 'to'],
] as const;

/** Families think in ages; the address keeps years of birth (R22). The younger end is the later year. */
export function AgeFilter({ filters, counts, onChange }: OpenFilterProps) {
  const texts = useFilterTexts();
  const countNote = useCountNote();
  const now = new Date();
  const present = yearInIndia(now);
  return (
    <div className="grid grid-cols-2 gap-3">
      {YEARS.map(([name, end]) => {
        const chosen = filters[name] ?? '';
        const years = birthYears(now, LIMITS.birthYearSpan).map(String);
        if (chosen && !years.includes(chosen)) years.push(chosen);
        const options: Option[] = years.map((year) => ({ value: year, label: String(present - Number(year)) }));
        return (
          <SelectField
            key={name}
            label={texts.age[end]}
            emptyLabel={texts.any}
            options={byCount(options, counts?.[name], [chosen], 'as-listed')}
            noteOf={(year) => countNote(counts?.[name]?.[year])}
            value={chosen}
            onChange={(event) => onChange(name, event.target.value)}
          />
        );
      })}
    </div>
  );
}

const PLACES = ['workState', 'workCountry'] as const;

/** A state of India or a country: one at a time, and within a state a city. */
export function PlaceFilter({ filters, counts, onChange }: OpenFilterProps) {
  const texts = useFilterTexts();
  const { nameOf } = useFilterWords();
  const { labels, choice } = useProfileWords();
  const countNote = useCountNote();
  const labelOf = (name: (typeof PLACES)[number], value: string) => {
    const list = name === 'workState' ? 'state' : 'country';
    if (value !== 'others') return choice(list, value);
    const place = labels.elsewhere[list];
    return place.charAt(0).toUpperCase() + place.slice(1);
  };
  const known: Record<string, number> = {};
  const options = PLACES.flatMap((name) =>
    (FILTER[name].options ?? []).map(({ value }): Option => {
      const count = counts?.[name]?.[value];
      if (count !== undefined) known[`${name}=${value}`] = count;
      return { value: `${name}=${value}`, label: labelOf(name, value) };
    }),
  );
  const values = PLACES.flatMap((name) => (filters[name] ? [`${name}=${filters[name]}`] : []));
  const choose = ([chosen = '']: string[]) => {
    for (const name of PLACES) onChange(name, chosen.startsWith(`${name}=`) ? chosen.slice(name.length + 1) : '');
  };
  return (
    <div className="grid gap-3">
      <ChipsField
        label={texts.livesIn}
        options={byCount(options, counts ? known : undefined, values)}
        values={values}
        most={1}
        noteOf={(value) => countNote(known[value])}
        onChange={choose}
      />
      {filters.workState && (
        <CityField
          label={nameOf('workCity')}
          value={filters.workCity ?? ''}
          state={filters.workState}
          onChange={(city) => onChange('workCity', city)}
        />
      )}
    </div>
  );
}
