import { useId } from 'react';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { DEFAULT_SORT } from '@kalyanam/shared/vocabulary/status';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useBrowseTexts } from './browse.en';

interface SortSelectProps {
  query: BrowseQuery;
  onShow: (query: BrowseQuery) => void;
}

export function SortSelect({ query, onShow }: SortSelectProps) {
  const texts = useBrowseTexts();
  const { options } = useVocabulary();
  const id = useId();
  const change = (sort: string) => {
    const rest = { ...query, sort };
    delete rest.page;
    onShow(rest);
  };
  return (
    <div className="flex min-w-0 items-center gap-2 max-[22rem]:grow">
      <label htmlFor={id} className="text-small text-muted max-sm:sr-only">
        {texts.sort}
      </label>
      <select
        id={id}
        value={query.sort ?? DEFAULT_SORT}
        onChange={(event) => change(event.target.value)}
        className="control w-auto min-w-0 max-[22rem]:grow"
      >
        {options('sort').map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
