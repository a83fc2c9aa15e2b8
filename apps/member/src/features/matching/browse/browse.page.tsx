import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { CardGrid, CardGridSkeleton } from '../../../parts/cards/card-grid';
import { lazyPart, useOnceOpen } from '../../../shell/lazy-part';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { useHeadingOfPage, useLastPage } from '../../../ui/list-page';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { useBrowseTexts } from './browse.en';
import { isTooLongToOrder, profilePage } from './browse.queries';
import { FilterBar } from './filter-bar';
import { isNarrowed, searchOf } from './filters';
import { ResultHead } from './result-head';
import { useAhead } from './use-ahead';
import { useBrowseQuery } from './use-browse-query';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { atOnce, late } from '../../../shell/late';

const FitsLine = lazyPart(async () => (await import('./hidden-line')).FitsLine);
const HiddenLine = lazyPart(async () => (await import('./hidden-line')).HiddenLine);
const TooLongToOrder = lazyPart(async () => (await import('./too-long-to-order')).TooLongToOrder);
const WaitingNotice = lazyPart(async () => (await import('./waiting-notice')).WaitingNotice);
const ListSheets = lazyPart(async () => (await import('./sheets/list-sheets')).ListSheets);
const FilterChips = lazyPart(async () => (await import('./filter-chips')).FilterChips);
const Pagination = lazyPart(async () => (await import('../../../ui/pagination')).Pagination);
const NoProfiles = lazyPart(async () => (await import('./no-profiles')).NoProfiles);

const useActs = late(async () => (await import('../../../parts/relations/card-acts')).CardActs, atOnce);

/**
 * The acts of the cards. Faces come before their code: until it is there, its place is kept; where it fails to load,
 * each profile page still has the same buttons.
 */
function useCardActs() {
  const Acts = useActs();
  return (card: ProfileCard) => (Acts ? <Acts card={card} /> : <div className="h-12" />);
}

export default function BrowsePage() {
  const texts = useBrowseTexts();
  const user = useSessionUser();
  const { query, asked, show, order } = useBrowseQuery();
  const hrefOf = (page: number) => PATHS.profiles + searchOf({ ...query, page: String(page) });
  const { data: found, error, isPlaceholderData, refetch } = useQuery(profilePage(asked));
  const data = useLastPage(found, hrefOf);
  const heading = useHeadingOfPage(data?.page ?? 1);
  const actsOf = useCardActs();
  // The chip that was pressed goes away, and the focus with it.
  const showFromChips = (next: BrowseQuery) => {
    show(next);
    heading.current?.focus();
  };
  const orderFromList = (next: BrowseQuery) => {
    order(next);
    heading.current?.focus();
  };
  const isAlways = user?.musts?.always === true;
  const { search, state } = useLocation() as { search: string; state: { notice?: string } | null };
  const hasSheets = useOnceOpen(/[?&](?:find|saved)\b/.test(search));
  const hasNext = data && !isPlaceholderData && data.page < data.totalPages;
  useAhead(data !== undefined, hasNext ? hrefOf(data.page + 1) : null);

  return (
    <div className="page grid grid-cols-1 gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div className="flex flex-col justify-between gap-4 sm:flex-row sm:items-end">
        <ResultHead ref={heading} data={data} query={query} />
        <FilterBar query={query} asked={asked} total={data?.total} onShow={show} onOrder={order} />
      </div>
      {state?.notice && (
        <Notice look="danger" alert>
          {state.notice}
        </Notice>
      )}
      {isNarrowed(asked) && (
        <FilterChips query={asked} onShow={showFromChips} waiting={<div className="h-26 sm:h-12" />} />
      )}
      {(asked.fits === 'both' || isAlways) && <FitsLine query={query} always={isAlways} onShow={showFromChips} />}
      {data && data.hiddenByGothra > 0 && (
        <HiddenLine hidden={data.hiddenByGothra} query={query} onShow={showFromChips} />
      )}
      {user?.verificationStatus === 'semi-verified' && <WaitingNotice waiting={<Notice>{texts.onlySemi}</Notice>} />}
      {!data && isTooLongToOrder(error) ? (
        <TooLongToOrder query={query} onOrder={orderFromList} />
      ) : (
        <Loaded
          query={{ data, error, refetch }}
          failed={texts.failed}
          skeleton={<CardGridSkeleton />}
          empty={data?.profiles.length === 0 && <NoProfiles query={asked} onShow={show} />}
        >
          {(page) => (
            <>
              <CardGrid cards={page.profiles} stale={isPlaceholderData} actsOf={actsOf} />
              {page.totalPages > 1 && (
                <Pagination
                  page={page.page}
                  last={page.totalPages}
                  hrefOf={hrefOf}
                  waiting={<div className="mt-8 h-12" />}
                />
              )}
            </>
          )}
        </Loaded>
      )}
      {hasSheets && <ListSheets query={query} asked={asked} />}
    </div>
  );
}
