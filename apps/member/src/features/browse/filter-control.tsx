import { birthYears, yearInIndia } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import { FILTER, type FilterName } from '@kalyanam/shared/profile/filters';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { CityField } from '../../domain/places/city-field';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { SelectField } from '../../ui/form/select-field';
import { useProfileWords } from '../../ui/texts/profile';
import { useBrowseTexts } from './browse.en';
import { useFilterWords } from './filter-words';
import { listOf, type Filters } from './filters';

/** Families think in ages: '1999 · 27'. */
function years(now: Date): Option[] {
  const present = yearInIndia(now);
  return birthYears(now, LIMITS.birthYearSpan).map((year) => ({
    value: String(year),
    label: `${year} · ${present - year}`,
  }));
}

interface FilterControlProps {
  name: FilterName;
  filters: Filters;
  onChange: (name: FilterName, value: string) => void;
}

/** A few choices side by side, many in a list. */
export function FilterControl({ name, filters, onChange }: FilterControlProps) {
  const texts = useBrowseTexts();
  const { choice } = useProfileWords();
  const { nameOf } = useFilterWords();
  const { kind, part, options, ofState } = FILTER[name];
  const field = { label: nameOf(name), value: filters[name] ?? '' };
  if (part === 'city')
    return (
      <CityField {...field} state={(ofState && filters[ofState]) ?? ''} onChange={(value) => onChange(name, value)} />
    );
  const list = listOf(name);
  const choices =
    list && options ? options.map(({ value }) => ({ value, label: choice(list, value) })) : years(new Date());
  const any = kind === 'looking-for' ? texts.asMyProfile : texts.any;
  if (kind === 'looking-for' || kind === 'one-of')
    return (
      <ChoiceGroup
        {...field}
        name={name}
        options={[{ value: '', label: any }, ...choices]}
        onChange={(event) => onChange(name, event.target.value)}
      />
    );
  return (
    <SelectField
      {...field}
      emptyLabel={any}
      options={choices}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
}
