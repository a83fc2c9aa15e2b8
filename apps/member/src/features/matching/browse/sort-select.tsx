import { useId } from 'react';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { DEFAULT_SORT } from '@kalyanam/shared/base/vocabulary/status';
import { MOST_ORDERED, WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';
import { useSentence } from '../../../ui/texts/sentences';
import { useVocabulary } from '../../../ui/texts/vocabulary';
import { useBrowseTexts } from './browse.en';

interface SortSelectProps {
  query: BrowseQuery;
  total: number | undefined;
  onShow: (query: BrowseQuery) => void;
}

/** Ordering by wishes needs a list that is not too long: above that, the option is off and says what would turn it on. */
export function SortSelect({ query, total = 0, onShow }: SortSelectProps) {
  const texts = useBrowseTexts();
  const say = useSentence();
  const { options } = useVocabulary();
  const id = useId();
  const change = (sort: string) => {
    const rest = { ...query, sort };
    delete rest.page;
    onShow(rest);
  };
  return (
    // On a phone the select has what is left of the row, and a row of its own where that would cut its words.
    <div className="flex min-w-0 items-center gap-2 max-sm:grow max-sm:basis-48">
      <label htmlFor={id} className="text-small text-muted max-sm:sr-only">
        {texts.sort}
      </label>
      <select
        id={id}
        value={query.sort ?? DEFAULT_SORT}
        onChange={(event) => change(event.target.value)}
        className="control w-auto min-w-0 max-sm:grow sm:max-w-60"
      >
        {options('sort').map(({ value, label }) => {
          const closed = value === 'wishes' && total > MOST_ORDERED;
          return (
            <option key={value} value={value} disabled={closed}>
              {closed ? say(WISH_MESSAGES.tooManyToOrder) : label}
            </option>
          );
        })}
      </select>
    </div>
  );
}
