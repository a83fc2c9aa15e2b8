import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { savedSearches, useKeptSearches } from '../../../parts/searches/searches.queries';
import { useSearchTexts } from '../../../parts/searches/searches.en';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ListPage } from '../../../ui/list-page';
import { Loaded } from '../../../ui/loaded';
import { RowsSkeleton } from '../../../ui/skeleton';
import { SearchRow } from './search-row';
import { useAppTexts } from '../../../shell/app.en';

/** C4: what the member saved, with how many are new. */
export default function SearchesPage() {
  const texts = useSearchTexts();
  const app = useAppTexts();
  const { data, error, refetch } = useQuery(savedSearches);
  const searches = useKeptSearches(data?.searches ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ListPage narrow title={texts.title} heading={texts.heading} lead={texts.lead} headingRef={heading}>
      <Loaded
        query={{ data, error, refetch }}
        skeleton={<RowsSkeleton />}
        empty={
          searches.length === 0 && (
            <EmptyState title={texts.empty}>
              <p>{texts.hint}</p>
              <ButtonLink to={PATHS.profiles}>{app.browse}</ButtonLink>
            </EmptyState>
          )
        }
      >
        {() => (
          <ul className="grid gap-4">
            {searches.map((search) => (
              <SearchRow key={search.id} search={search} onGone={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </Loaded>
    </ListPage>
  );
}
