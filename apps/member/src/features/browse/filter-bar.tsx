import { useState } from 'react';
import type { AgeWindow } from '@kalyanam/shared/age-window';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { lazyPart } from '../../shell/lazy-part';
import { Icon } from '../../ui/icon';
import { buttonClass } from '../../ui/button';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { useBrowseTexts } from './browse.en';
import { FilterChips, WindowChip } from './filter-chips';
import { activeFilters } from './filters';
import { SortSelect } from './sort-select';

const FilterPanel = lazyPart(async () => (await import('./filter-panel')).FilterPanel);
const PANEL_ID = 'filters';

interface FilterBarProps {
  /** What stands in the address. */
  query: BrowseQuery;
  /** The same, or with the window of ages that a new member's list begins with. */
  asked: BrowseQuery;
  window: AgeWindow | null;
  onShow: (query: BrowseQuery) => void;
  onOrder: (query: BrowseQuery) => void;
}

/** The collapsible filters with their count, the order, and the chips of what is in force. */
export function FilterBar({ query, asked, window, onShow, onOrder }: FilterBarProps) {
  const texts = useBrowseTexts();
  const [open, setOpen] = useState(false);
  const count = window ? 1 : activeFilters(query).length;
  const apply = (next: BrowseQuery) => {
    setOpen(false);
    onShow(next);
  };
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex min-w-0 items-stretch justify-between gap-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={PANEL_ID}
          onClick={() => setOpen(!open)}
          onPointerEnter={FilterPanel.ahead}
          onFocus={FilterPanel.ahead}
          className={`shrink-0 ${buttonClass(count > 0 ? 'primary' : 'secondary')}`}
        >
          <Icon name="filter" />
          {texts.filters}
          {count > 0 && (
            <>
              <span aria-hidden="true"> · {count}</span>
              <span className="sr-only">{texts.activeFilters(count)}</span>
            </>
          )}
        </button>
        <SortSelect query={query} onShow={onOrder} />
      </div>
      <div id={PANEL_ID} hidden={!open}>
        {open && <FilterPanel key={JSON.stringify(asked)} query={asked} onApply={apply} waiting={<PanelSkeleton />} />}
      </div>
      {window ? (
        <WindowChip window={window} query={query} onShow={onShow} />
      ) : (
        <FilterChips query={query} onShow={onShow} />
      )}
    </div>
  );
}

const PanelSkeleton = () => (
  <Skeleton>
    <SkeletonBlock className="h-96 w-full" />
  </Skeleton>
);
