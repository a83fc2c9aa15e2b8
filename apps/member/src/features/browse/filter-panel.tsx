import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { birthYears } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import { FILTER, FILTER_NAMES, type FilterName } from '@kalyanam/shared/profile/filters';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import { CityField } from '../../domain/places/city-field';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/form/select-field';
import { useProfileWords } from '../../ui/texts/profile';
import { profilePage } from './browse.queries';
import { useBrowseTexts } from './browse.en';
import { useFilterWords } from './filter-words';
import { changed, filtersOf, listOf, readQuery, searchOf, type Filters } from './filters';

const YEARS: Option[] = birthYears(new Date(), LIMITS.birthYearSpan).map((year) => ({
  value: String(year),
  label: String(year),
}));

const PAUSE_MS = 400;

/** How many profiles the filters would show: asked for when the choice rests, unknown until the answer. */
function useTotal(wanted: BrowseQuery): number | undefined {
  const text = searchOf(wanted);
  const [resting, setResting] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({
    ...profilePage(readQuery(new URLSearchParams(resting))),
    placeholderData: undefined,
  });
  return resting === text ? data?.total : undefined;
}

interface FilterPanelProps {
  query: BrowseQuery;
  onApply: (query: BrowseQuery) => void;
}

export function FilterPanel({ query, onApply }: FilterPanelProps) {
  const texts = useBrowseTexts();
  const language = useLanguage();
  const { choice } = useProfileWords();
  const { nameOf } = useFilterWords();
  const [filters, setFilters] = useState<Filters>(() => filtersOf(query));
  const change = (name: FilterName, value: string) => setFilters(changed(filters, name, value));

  const control = (name: FilterName) => {
    const { kind, part, options, ofState } = FILTER[name];
    const field = { label: nameOf(name), value: filters[name] ?? '' };
    if (part === 'city')
      return (
        <CityField
          key={name}
          {...field}
          state={(ofState && filters[ofState]) ?? ''}
          onChange={(value) => change(name, value)}
        />
      );
    const list = listOf(name);
    return (
      <SelectField
        key={name}
        {...field}
        emptyLabel={kind === 'looking-for' ? texts.asMyProfile : texts.any}
        options={list && options ? options.map(({ value }) => ({ value, label: choice(list, value) })) : YEARS}
        onChange={(event) => change(name, event.target.value)}
      />
    );
  };
  const wanted: BrowseQuery = { ...filters, ...(query.sort ? { sort: query.sort } : {}) };
  const total = useTotal(wanted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(wanted);
  };

  return (
    <form
      onSubmit={submit}
      className="grid gap-5 rounded-card border border-line bg-paper p-5 sm:grid-cols-2 lg:grid-cols-3"
    >
      {FILTER_NAMES.map(control)}
      <Button type="submit" className="sticky bottom-18 self-end md:static">
        {total === undefined ? texts.apply : texts.applyTo(formatNumber(total, language), total === 1)}
      </Button>
    </form>
  );
}
