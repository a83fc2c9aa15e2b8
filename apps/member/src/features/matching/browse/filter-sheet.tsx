import { useCallback, useDeferredValue, useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { FILTER, type BrowseQuery, type FilterName } from '@kalyanam/shared/topics/profile/filters';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useBrowseTexts } from './browse.en';
import { profilePage } from './browse.queries';
import { FilterControl } from './filter-control';
import { FilterSwitches } from './filter-switches';
import { changed, without } from './filter-edits';
import { filtersOf, searchOf, type Filters, type Narrowing } from './filters';
import { useFilterTexts } from './filters.en';
import { FoldedFilters } from './folded-filters';
import { MustsAsked } from './musts-asked';
import { AgeFilter, PlaceFilter } from './open-filters';
import { useOptionCounts } from './use-option-counts';
import { useResting } from './use-resting';
import { WishesFilter } from './wishes-filter';

interface FilterSheetProps {
  open: boolean;
  query: BrowseQuery;
  onClose: () => void;
  /** What opens it, and has the focus again afterwards. */
  opener: RefObject<HTMLElement | null>;
  onApply: (query: BrowseQuery) => void;
}

/** The chosen state of a city. */
const stateOf = (name: FilterName, filters: Filters) => {
  const { ofState } = FILTER[name];
  return (ofState && filters[ofState]) ?? '';
};

/**
 * What families ask for first, the other filters folded below, and how many profiles they would show. The choices stay
 * when it is closed, until the list changes.
 */
export function FilterSheet({ open, query, onClose, opener, onApply }: FilterSheetProps) {
  const texts = useBrowseTexts();
  const sheet = useFilterTexts();
  const language = useLanguage();
  const form = useId();
  const list = searchOf(query);
  const [draft, setDraft] = useState<{ list: string; filters: Filters } | null>(null);
  const filters = draft?.list === list ? draft.filters : filtersOf(query);
  const change = useCallback(
    (name: Narrowing, value: string) =>
      setDraft((kept) => {
        const from = kept?.list === list ? kept.filters : filtersOf(query);
        return { list, filters: changed(from, name, value) };
      }),
    [list, query],
  );

  const wanted: BrowseQuery = { ...filters, ...(query.sort ? { sort: query.sort } : {}) };
  const { resting, rests } = useResting(wanted);
  const { data } = useQuery({ ...profilePage(resting), placeholderData: undefined, enabled: open });
  const found = rests ? data : undefined;
  const { counts } = useOptionCounts(resting, open);
  // A chosen place is counted away by every other one, unless it is left out.
  const anywhere = without(resting, { filters: ['workState', 'workCountry'] }, undefined);
  const { counts: elsewhere, waits } = useOptionCounts(anywhere, open);
  const shown = found ? ([formatNumber(found.total, language), found.total === 1] as const) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(wanted);
  };
  const control = (name: FilterName) => (
    <FilterControl
      key={name}
      name={name}
      value={filters[name] ?? ''}
      state={stateOf(name, filters)}
      counts={counts?.[name]}
      onChange={change}
    />
  );

  return (
    <Sheet
      hasEntry
      open={open}
      onClose={onClose}
      focusAfter={() => opener.current}
      title={texts.filters}
      aside={
        <Button look="quiet" onClick={() => setDraft({ list, filters: {} })}>
          {texts.clearAll}
        </Button>
      }
      foot={
        <>
          <p role="status" className="sr-only">
            {shown && texts.results(...shown)}
          </p>
          <Button type="submit" form={form} className="w-full">
            {shown ? sheet.applyTo(...shown) : sheet.apply}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-6">
        <AfterPaint>
          <MustsAsked filters={filters} onChange={(value) => change('fits', value)} />
          <AgeFilter filters={filters} counts={counts} onChange={change} />
          {waits ? (
            <div className="h-80" />
          ) : (
            <>
              <PlaceFilter filters={filters} counts={elsewhere} onChange={change} />
              {control('maritalStatus')}
            </>
          )}
          <FilterSwitches
            filters={filters}
            hidden={found?.hiddenByGothra}
            withPhoto={counts?.photo?.['yes']}
            onChange={change}
          />
          <FoldedFilters query={filters} control={control}>
            <WishesFilter value={filters.fits ?? ''} onChange={(value) => change('fits', value)} />
          </FoldedFilters>
        </AfterPaint>
      </form>
    </Sheet>
  );
}

/** Slow parts are drawn right after the parts around them, so that a press is answered immediately. */
const AfterPaint = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);
