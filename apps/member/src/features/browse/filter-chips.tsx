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
            <button
              type="button"
              aria-label={texts.removeFilter(text)}
              onClick={() => onShow(without(query, name))}
              className="inline-flex min-h-12 items-center gap-2 rounded-full border border-edge bg-paper px-4 hover:bg-well"
            >
              {text}
              <Icon name="close" className="size-4" />
            </button>
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
