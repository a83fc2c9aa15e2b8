import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useSessionUser } from '../../../session/session';
import { Button } from '../../../ui/button';
import { useBrowseTexts } from './browse.en';
import { FilterChip, useChipText } from './filter-chip';
import { without, withoutAll } from './filter-edits';
import { activeChips, type Chip } from './filters';
import { SaveSearchButton } from './save-search-button';

interface FilterChipsProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

const keyOf = (chip: Chip): string => ('must' in chip ? `must ${chip.must.wish}` : (chip.filters[0] ?? ''));

/** The musts and filters in force, all in view; each goes by a press, and all of them by the last button. */
export function FilterChips({ query, onShow }: FilterChipsProps) {
  const texts = useBrowseTexts();
  const user = useSessionUser();
  const textOf = useChipText(query);
  return (
    <ul className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {activeChips(query, user?.musts).map((chip) => (
        <li key={keyOf(chip)} className="max-w-full">
          <FilterChip text={textOf(chip)} onRemove={() => onShow(without(query, chip, user?.musts))} />
        </li>
      ))}
      {!user?.family && (
        <li className="max-sm:-ml-2">
          <SaveSearchButton query={query} />
        </li>
      )}
      <li className="max-sm:-ml-2">
        <Button look="quiet" onClick={() => onShow(withoutAll(query))}>
          {texts.clearAll}
        </Button>
      </li>
    </ul>
  );
}
