import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useKeptSearches } from '../../../parts/searches/search-deletions';
import { savedSearches } from '../../../parts/searches/searches.queries';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { LoadError } from '../../../ui/load-error';
import { RowsSkeleton } from '../../../ui/skeleton';
import { SearchRow } from './search-row';

/** C4: what the member saved, with how many are new. */
export default function SearchesPage() {
  const texts = useSearchTexts();
  const { data, error, refetch } = useQuery(savedSearches);
  const searches = useKeptSearches(data?.searches ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page grid max-w-3xl gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none sm:text-4xl">
          {texts.heading}
        </h1>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )
      ) : searches.length === 0 ? (
        <EmptyState title={texts.empty}>
          <p>{texts.hint}</p>
          <ButtonLink to={PATHS.profiles}>{texts.browse}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}
