import Button from '@mui/material/Button';
import type { TeamList } from '@kalyanam/shared/team/lists';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useState, type ReactNode } from 'react';
import { ChoiceFilter, DayFilter, ListFilters } from './filters';
import { SearchField } from './search-field';
import type { ListState } from './use-list-state';

export interface FiltersProps {
  of: TeamList;
  list: ListState;
  /** The values of filters where they depend on something. */
  options?: Readonly<Record<string, readonly Option[]>>;
  /** Further controls. */
  children?: ReactNode;
}

/** The search and the filters of a list, by its row; the rare ones once they are asked for, or in use. */
export function FiltersOf({ of, list, options = {}, children }: FiltersProps) {
  const [asked, setAsked] = useState(false);
  const filters = Object.entries(of.filters).filter(([, { label }]) => label !== undefined);
  const rare = filters.filter(([, filter]) => filter.rare);
  const inUse = rare.some(([name]) => list.value(name) !== '');
  const shown = asked || inUse ? filters : filters.filter(([, filter]) => !filter.rare);
  return (
    <ListFilters>
      {of.search && <SearchField label={of.search} value={list.value('q')} onSearch={(q) => list.set({ q })} />}
      {shown.map(([name, { label = '', takes, resets = [], ...filter }]) => {
        const field = { label, value: list.value(name) };
        const set = (value: string) =>
          list.set({ ...Object.fromEntries(resets.map((other) => [other, ''])), [name]: value });
        if (takes === 'words') return <SearchField key={name} {...field} onSearch={set} />;
        if (takes === 'day') return <DayFilter key={name} {...field} onChoose={set} />;
        return <ChoiceFilter key={name} {...field} options={options[name] ?? filter.options ?? []} onChoose={set} />;
      })}
      {children}
      {rare.length > 0 && !inUse && (
        <Button aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {asked ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      {rare.length > 0 && list.clear && <Button onClick={list.clear}>Clear the filters</Button>}
    </ListFilters>
  );
}
