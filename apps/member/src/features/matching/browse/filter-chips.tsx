import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useSessionUser } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useBrowseTexts } from './browse.en';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';
import { without, withoutAll } from './filter-edits';
import { activeChips, type Chip } from './filters';
import { SaveSearchButton } from './save-search-button';

interface FilterChipsProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

/** Their values say what they are about. */
const SAY_IT: readonly WishName[] = [
  'age',
  'height',
  'marital',
  'children',
  'education',
  'diet',
  'smoking',
  'drinking',
];

const keyOf = (chip: Chip): string => ('must' in chip ? `must ${chip.must.wish}` : (chip.filters[0] ?? ''));

/**
 * The musts and filters in force, in one row that scrolls; each goes by a press, and all of them by the button beside,
 * which stays in view.
 */
export function FilterChips({ query, onShow }: FilterChipsProps) {
  const texts = useBrowseTexts();
  const filterTexts = useFilterTexts();
  const user = useSessionUser();
  const musts = user?.musts;
  const { chipOf } = useFilterWords();
  const { nameOf, valueOf } = useWishWords();
  const mustText = ({ wish, value }: WishItem) =>
    SAY_IT.includes(wish) ? valueOf(wish, value) : `${nameOf(wish)}: ${valueOf(wish, value)}`;
  return (
    <div className="flex min-w-0 items-center gap-2">
      <ul className="fade-ends -my-1.5 -ml-4 flex min-w-0 scroll-px-8 scrollbar-none items-center gap-2 overflow-x-auto py-1.5 pr-4 pl-4">
        {activeChips(query, musts).map((chip) => {
          const text = 'must' in chip ? mustText(chip.must) : chipOf(chip.filters, query);
          return (
            <li key={keyOf(chip)} className="shrink-0">
              <button
                type="button"
                aria-label={filterTexts.removeFilter(text)}
                onClick={() => onShow(without(query, chip, musts))}
                className="inline-flex min-h-12 max-w-64 items-center gap-2 rounded-full border border-edge bg-paper px-4 hover:bg-well"
              >
                <span className="truncate">{text}</span>
                <Icon name="close" className="size-4 shrink-0" />
              </button>
            </li>
          );
        })}
        {!user?.family && (
          <li className="shrink-0">
            <SaveSearchButton query={query} />
          </li>
        )}
      </ul>
      <Button look="quiet" className="-mr-3 shrink-0" onClick={() => onShow(withoutAll(query))}>
        {texts.clearAll}
      </Button>
    </div>
  );
}
