import { useId, useState, type ReactNode } from 'react';
import type { BrowseQuery, FilterName } from '@kalyanam/shared/topics/profile/filters';
import { FoldButton } from '../../../ui/fold-button';
import { GROUPS, type GroupName } from './filter-groups';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';
import { activeChips } from './filters';

interface FoldedFiltersProps {
  query: BrowseQuery;
  control: (name: FilterName) => ReactNode;
  /** At the end of the last group. */
  children: ReactNode;
}

/** The filters that families ask for less, in groups that say what is chosen in them; one is open at a time. */
export function FoldedFilters({ query, control, children }: FoldedFiltersProps) {
  const [open, setOpen] = useState<GroupName | null>(null);
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-paper">
      {GROUPS.map(({ name, rows }) => (
        <Group
          key={name}
          name={name}
          names={rows.flat()}
          query={query}
          isOpen={open === name}
          onToggle={() => setOpen(open === name ? null : name)}
        >
          {rows.map((row) => (
            <div key={row[0]} className={`grid items-end gap-3 ${row.length > 1 ? 'grid-cols-2' : ''}`}>
              {row.map(control)}
            </div>
          ))}
          {name === 'others' && children}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  name: GroupName;
  names: readonly FilterName[];
  query: BrowseQuery;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Group({ name, names, query, isOpen, onToggle, children }: GroupProps) {
  const texts = useFilterTexts();
  const { nameOf, chipOf } = useFilterWords();
  const id = useId();
  const asked = Object.fromEntries(names.map((one) => [one, query[one]])) as BrowseQuery;
  const fits = name === 'others' && query.fits ? [texts.fits] : [];
  const filters = activeChips(asked, undefined).flatMap((chip) =>
    'filters' in chip ? [chipOf(chip.filters, query)] : [],
  );
  const chosen = [...fits, ...filters];
  const inIt = names.filter((one) => !one.endsWith('To')).map(nameOf);
  return (
    <section>
      <h3 className="font-sans text-base">
        <FoldButton isOpen={isOpen} controls={id} onPress={onToggle} className="min-h-14 w-full px-4 py-2.5">
          <span className="block font-semibold">{texts.groups[name]}</span>
          <span
            className={`line-clamp-2 text-small font-normal wrap-anywhere ${chosen.length > 0 ? 'text-accent' : 'text-muted'}`}
          >
            {(chosen.length > 0 ? chosen : inIt).join(', ')}
          </span>
        </FoldButton>
      </h3>
      <div id={id} hidden={!isOpen} className="px-4 pt-1 pb-5">
        {isOpen && <div className="grid gap-5">{children}</div>}
      </div>
    </section>
  );
}
