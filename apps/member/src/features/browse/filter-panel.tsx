import { useState, type FormEvent } from 'react';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { birthYears } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { CityField } from '../../domain/places/city-field';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/form/select-field';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useBrowseTexts } from './browse.en';
import { changed, filtersOf, type FilterName, type Filters } from './filters';

const YEARS: Option[] = birthYears(new Date(), LIMITS.birthYearSpan).map((year) => ({
  value: String(year),
  label: String(year),
}));

interface FilterPanelProps {
  query: BrowseQuery;
  onApply: (query: BrowseQuery) => void;
}

export function FilterPanel({ query, onApply }: FilterPanelProps) {
  const texts = useBrowseTexts();
  const { options } = useVocabulary();
  const [filters, setFilters] = useState<Filters>(() => filtersOf(query));
  const change = (name: FilterName, value: string) => setFilters(changed(filters, name, value));

  const select = (name: FilterName, choices: readonly Option[], emptyLabel = texts.any) => (
    <SelectField
      label={texts[name]}
      emptyLabel={emptyLabel}
      options={choices}
      value={filters[name] ?? ''}
      onChange={(event) => change(name, event.target.value)}
    />
  );
  const city = (name: 'workCity' | 'familyCity', state: 'workState' | 'familyState') => (
    <CityField
      label={texts[name]}
      state={filters[state] ?? ''}
      value={filters[name] ?? ''}
      onChange={(value) => change(name, value)}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply({ ...filters, ...(query.sort ? { sort: query.sort } : {}) });
  };

  return (
    <form
      onSubmit={submit}
      className="grid gap-5 rounded-card border border-line bg-paper p-5 sm:grid-cols-2 lg:grid-cols-3"
    >
      {select('lookingFor', options('lookingFor'), texts.asMyProfile)}
      {select('birthYearFrom', YEARS)}
      {select('birthYearTo', YEARS)}
      {select('maritalStatus', options('maritalStatus'))}
      {select('workState', options('state'))}
      {city('workCity', 'workState')}
      {select('workCountry', options('country'))}
      {select('familyState', options('state'))}
      {city('familyCity', 'familyState')}
      {select('incomeFrom', options('annualIncome'))}
      {select('incomeTo', options('annualIncome'))}
      <Button type="submit" className="self-end">
        {texts.apply}
      </Button>
    </form>
  );
}
