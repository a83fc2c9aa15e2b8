import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useBrowseTexts } from './browse.en';
import { useFilterWords } from './filter-words';
import { activeChips, searchOf, without, withoutAll } from './filters';
import { useWhyTexts } from './why.en';
import { SaveSearchButton } from './save-search-button';

interface FilterChipsProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

/** The filters in force, in one row that scrolls on a phone; each goes by a press, the rules by their own lines below. */
export function FilterChips({ query, onShow }: FilterChipsProps) {
  const texts = useBrowseTexts();
  const why = useWhyTexts();
  const { chipOf } = useFilterWords();
  const chips = activeChips(query);
  return (
    <ul className="bleed fade-ends flex scroll-px-8 scrollbar-none items-center gap-2 overflow-x-auto -my-1.5 py-1.5 sm:flex-wrap">
      {chips.map((chip) => {
        const text = chipOf(chip, query);
        return (
          <li key={chip[0]} className="shrink-0">
            <button
              type="button"
              aria-label={texts.removeFilter(text)}
              onClick={() => onShow(without(query, chip))}
              className="inline-flex min-h-12 items-center gap-2 rounded-full border border-edge bg-paper px-4 hover:bg-well"
            >
              {text}
              <Icon name="close" className="size-4" />
            </button>
          </li>
        );
      })}
      {/* On a phone the chips may fill the row, and what lies beyond is not seen. */}
      <li className="shrink-0 max-sm:order-first">
        <SaveSearchButton query={query} />
      </li>
      <li className="shrink-0">
        <ButtonLink look="quiet" to={PATHS.why + searchOf(query)}>
          {why.link}
        </ButtonLink>
      </li>
      <li className="shrink-0">
        <Button look="quiet" onClick={() => onShow(withoutAll(query))}>
          {texts.clearAll}
        </Button>
      </li>
    </ul>
  );
}
