import type { AgeWindow } from '@kalyanam/shared/age-window';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useBrowseTexts } from './browse.en';
import { useFilterWords } from './filter-words';
import { activeFilters, without } from './filters';

interface FilterChipsProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  const { removeFilter } = useBrowseTexts();
  return (
    <button
      type="button"
      aria-label={removeFilter(children)}
      onClick={onRemove}
      className="inline-flex min-h-12 items-center gap-2 rounded-full border border-edge bg-paper px-4 hover:bg-well"
    >
      {children}
      <Icon name="close" className="size-4" />
    </button>
  );
}

/** R64: the ages that a new member's list begins with; removed once, they stay removed. */
export function WindowChip({ window, query, onShow }: FilterChipsProps & { window: AgeWindow }) {
  const { born } = useBrowseTexts();
  const first = { ...query };
  delete first.page;
  return (
    <div>
      <Chip onRemove={() => onShow(first)}>{born(window.birthYearFrom, window.birthYearTo)}</Chip>
    </div>
  );
}

/** The filters in force; each goes by a press. */
export function FilterChips({ query, onShow }: FilterChipsProps) {
  const texts = useBrowseTexts();
  const { chipOf } = useFilterWords();
  const active = activeFilters(query);
  if (active.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {active.map((name) => {
        const text = chipOf(name, query[name] ?? '');
        return (
          <li key={name}>
            <Chip onRemove={() => onShow(without(query, name))}>{text}</Chip>
          </li>
        );
      })}
      <li>
        <Button look="quiet" onClick={() => onShow(query.sort ? { sort: query.sort } : {})}>
          {texts.clearAll}
        </Button>
      </li>
    </ul>
  );
}
