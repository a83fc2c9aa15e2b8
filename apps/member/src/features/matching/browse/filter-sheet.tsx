import { useCallback, useId, useState, type FormEvent, type RefObject, useDeferredValue, type ReactNode } from 'react';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { FILTER, type FilterName, type BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import { useBrowseTexts } from './browse.en';
import { FilterControl } from './filter-control';
import { SECTIONS } from './filter-sections';
import { GothraFilter } from './gothra-filter';
import { useFilterTexts } from './filters.en';
import { changed, filtersOf, searchOf, type Filters, type Narrowing } from './filters';
import { useOptionCounts } from './use-option-counts';
import { useResting } from './use-resting';
import { WishesFilter } from './wishes-filter';
import { useQuery } from '@tanstack/react-query';
import { profilePage } from './browse.queries';

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

/** All filters, and how many profiles they would show. The choices stay when it is closed, until the list changes. */
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
  const found = useTotal(resting, open);
  const total = rests ? found : undefined;
  const counts = useOptionCounts(resting, open);
  const shown = total === undefined ? null : ([formatNumber(total, language), total === 1] as const);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(wanted);
  };

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
      <form id={form} onSubmit={submit} className="grid gap-7">
        <AfterPaint>
          {SECTIONS.map(({ title, rows }) => (
            <section key={title} className="grid gap-5 border-line not-first:border-t not-first:pt-6">
              <h3 className="text-lg">{sheet[title]}</h3>
              {rows.map((row) => (
                <div key={row[0]} className={`grid items-end gap-3 ${row.length > 1 ? 'grid-cols-2' : ''}`}>
                  {row.map((name) => (
                    <FilterControl
                      key={name}
                      name={name}
                      value={filters[name] ?? ''}
                      state={stateOf(name, filters)}
                      counts={counts?.[name]}
                      onChange={change}
                    />
                  ))}
                </div>
              ))}
            </section>
          ))}
          <GothraFilter value={filters.gothra ?? ''} onChange={(value) => change('gothra', value)} />
          <WishesFilter value={filters.fits ?? ''} onChange={(value) => change('fits', value)} />
        </AfterPaint>
      </form>
    </Sheet>
  );
}

/** Slow parts are drawn right after the parts around them, so that a press is answered immediately. */
const AfterPaint = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

/** How many profiles the filters would show, unknown until the answer. */
function useTotal(resting: BrowseQuery, enabled: boolean): number | undefined {
  const { data } = useQuery({ ...profilePage(resting), placeholderData: undefined, enabled });
  return data?.total;
}
