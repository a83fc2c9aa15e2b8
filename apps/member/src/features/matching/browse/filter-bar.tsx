import { useRef } from 'react';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { lazyPart, useOnceOpen } from '../../../shell/lazy-part';
import { useSessionUser } from '../../../session/session';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useOverPage } from '../../../ui/use-over-page';
import { useBrowseTexts } from './browse.en';
import { activeChips } from './filters';

const SortSelect = lazyPart(async () => (await import('./sort-select')).SortSelect);
export const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);

interface FilterBarProps {
  /** The filters of the address. */
  query: BrowseQuery;
  /** The same, or with the window of ages that a new member's list begins with. */
  asked: BrowseQuery;
  /** How many the list holds, once that is known. */
  total: number | undefined;
  onShow: (query: BrowseQuery, options?: { replace: boolean }) => void;
  onOrder: (query: BrowseQuery) => void;
}

/** The way to the filters, with the number of those in force, and the order. */
export function FilterBar({ query, asked, total, onShow, onOrder }: FilterBarProps) {
  const texts = useBrowseTexts();
  const user = useSessionUser();
  const sheet = useOverPage('filters');
  const opener = useRef<HTMLButtonElement>(null);
  const wanted = useOnceOpen(sheet.isOpen);
  const count = activeChips(asked, user?.musts).length;
  const apply = (next: BrowseQuery) => {
    sheet.leave();
    onShow(next, { replace: true });
  };
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex min-w-0 flex-wrap items-stretch justify-between gap-3">
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={sheet.isOpen}
          onClick={sheet.open}
          onPointerEnter={FilterSheet.ahead}
          onFocus={FilterSheet.ahead}
          className={`shrink-0 ${buttonClass(count > 0 ? 'primary' : 'secondary')}`}
        >
          <Icon name="filter" />
          {texts.filters}
          {count > 0 && (
            <>
              <span aria-hidden="true">{` · ${count}`}</span>
              <span className="sr-only">{texts.activeFilters(count)}</span>
            </>
          )}
        </button>
        <SortSelect
          query={query}
          total={total}
          onShow={onOrder}
          waiting={<div className="control min-w-0 max-sm:grow max-sm:basis-48 sm:w-60" />}
        />
      </div>
      {wanted && (
        <FilterSheet open={sheet.isOpen} query={asked} onClose={sheet.close} opener={opener} onApply={apply} />
      )}
    </div>
  );
}
