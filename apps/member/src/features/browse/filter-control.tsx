import { memo, startTransition, useOptimistic } from 'react';
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
import { listOf } from './filters';

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
  value: string;
  /** Of a city: the chosen state. */
  state: string;
  onChange: (name: FilterName, value: string) => void;
}

/** A few choices side by side, many in a list. Memoized, because a sheet has two dozen of them. */
export const FilterControl = memo(function FilterControl({ name, value, state, onChange }: FilterControlProps) {
  const texts = useBrowseTexts();
  const { choice } = useProfileWords();
  const { nameOf } = useFilterWords();
  const { kind, part, options } = FILTER[name];
  // The choice shows at once; the rest of the sheet follows.
  const [shown, show] = useOptimistic(value);
  const field = { label: nameOf(name), value: shown };
  const choose = (chosen: string) =>
    startTransition(() => {
      show(chosen);
      onChange(name, chosen);
    });
  if (part === 'city') return <CityField {...field} state={state} onChange={choose} />;
  const list = listOf(name);
  const choices =
    list && options
      ? options.map((option) => ({ value: option.value, label: choice(list, option.value) }))
      : years(new Date());
  const any = kind === 'looking-for' ? texts.asMyProfile : texts.any;
  if (kind === 'looking-for' || kind === 'one-of')
    return (
      <ChoiceGroup
        {...field}
        name={name}
        options={[{ value: '', label: any }, ...choices]}
        onChange={(event) => choose(event.target.value)}
      />
    );
  return <SelectField {...field} emptyLabel={any} options={choices} onChange={(event) => choose(event.target.value)} />;
});
