import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SaveSearch } from '../../../../parts/searches/save-search';
import { savedSearches, useKeptSearches } from '../../../../parts/searches/searches.queries';
import { useSearchTexts } from '../../../../parts/searches/searches.en';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Icon } from '../../../../ui/icon';
import { Loaded } from '../../../../ui/loaded';
import { Sheet } from '../../../../ui/sheet';
import { RowsSkeleton } from '../../../../ui/skeleton';
import { useMustsName } from '../filter-chip';
import { isNarrowed, searchOf } from '../filters';
import { SearchRow } from './search-row';

interface SavedSheetProps {
  open: boolean;
  /** The list below it, which can be saved. */
  asked: BrowseQuery;
  onClose: () => void;
}

/** C4: what the member saved, with how many are new, and the way to save the list below. */
export function SavedSheet({ open, asked, onClose }: SavedSheetProps) {
  const texts = useSearchTexts();
  const { data, error, refetch } = useQuery({ ...savedSearches, enabled: open });
  const searches = useKeptSearches(data?.searches ?? []);
  const list = useRef<HTMLDivElement>(null);
  const [saving, setSaving] = useState(false);
  const suggested = useMustsName(asked);
  const { page: _page, ...filters } = asked;
  return (
    <Sheet
      hasEntry
      open={open}
      onClose={onClose}
      title={texts.heading}
      foot={
        isNarrowed(asked) && (
          <Button className="w-full" aria-haspopup="dialog" onClick={() => setSaving(true)}>
            <Icon name="bookmark" />
            {texts.save}
          </Button>
        )
      }
    >
      <div ref={list} tabIndex={-1} className="grid gap-5 focus:outline-none">
        <p className="text-muted">{texts.lead}</p>
        <Loaded
          query={{ data, error, refetch }}
          skeleton={<RowsSkeleton />}
          empty={
            searches.length === 0 && (
              <EmptyState title={texts.empty}>
                <p>{texts.hint}</p>
              </EmptyState>
            )
          }
        >
          {() => (
            <ul className="grid gap-4">
              {searches.map((search) => (
                <SearchRow key={search.id} search={search} onGone={() => list.current?.focus()} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <SaveSearch
        open={saving}
        query={searchOf(filters).slice(1)}
        suggested={suggested}
        onClose={() => setSaving(false)}
      />
    </Sheet>
  );
}
