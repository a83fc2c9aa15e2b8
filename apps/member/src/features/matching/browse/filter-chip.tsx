import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useSessionUser } from '../../../session/session';
import { Icon } from '../../../ui/icon';
import { activeChips, mustsAsked, type Chip } from './filters';
import { useFilterTexts } from './filters.en';
import { useFilterWords } from './filter-words';

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

/** One of the filters in force, which goes by a press. */
export function FilterChip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const { removeFilter } = useFilterTexts();
  return (
    <button
      type="button"
      aria-label={removeFilter(text)}
      onClick={onRemove}
      className="inline-flex min-h-12 max-w-64 items-center gap-2 rounded-full border border-edge bg-paper px-4 hover:bg-well"
    >
      <span className="truncate">{text}</span>
      <Icon name="close" className="size-4 shrink-0" />
    </button>
  );
}

export function useMustText() {
  const { nameOf, valueOf } = useWishWords();
  return ({ wish, value }: WishItem): string =>
    SAY_IT.includes(wish) ? valueOf(wish, value) : `${nameOf(wish)}: ${valueOf(wish, value)}`;
}

export function useChipText(query: BrowseQuery) {
  const mustText = useMustText();
  const { chipOf } = useFilterWords();
  return (chip: Chip): string => ('must' in chip ? mustText(chip.must) : chipOf(chip.filters, query));
}

/**
 * The name of a search for musts, from as many of its chips as a name has room for; where it asks for none, the server
 * names it.
 */
export function useMustsName(query: BrowseQuery): string | undefined {
  const musts = useSessionUser()?.musts;
  const textOf = useChipText(query);
  if (mustsAsked(query, musts).length === 0) return undefined;
  return activeChips(query, musts)
    .map(textOf)
    .reduce<string | undefined>((name, text) => {
      const longer = name ? `${name}, ${text}` : text;
      return longer.length > SEARCH_LIMITS.nameLength ? name : longer;
    }, undefined);
}
