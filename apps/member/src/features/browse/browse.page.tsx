import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { PATHS } from '../../shell/paths';
import { useSessionUser } from '../../session/session';
import { myProfile, waitsForAadhaar } from '../../domain/account/my-profile.queries';
import { ButtonLink } from '../../ui/button';
import { useCommonTexts } from '../../ui/texts/common.en';
import { LoadError } from '../../ui/load-error';
import { Notice } from '../../ui/notice';
import { Pagination } from '../../ui/pagination';
import { useNavigation } from '../../ui/navigation';
import { whenIdle } from '../../ui/when-idle';
import { useLastPage } from '../../ui/list-page';
import { profilePage } from './browse.queries';
import { useBrowseTexts } from './browse.en';
import { CardGrid, CardGridSkeleton } from '../../domain/cards/card-grid';
import { FilterBar } from './filter-bar';
import { searchOf } from './filters';
import { NoProfiles } from './no-profiles';
import { useBrowseQuery } from './use-browse-query';

export function BrowsePage() {
  const texts = useBrowseTexts();
  const user = useSessionUser();
  const { query, asked, window, show, order } = useBrowseQuery();
  const hrefOf = (page: number) => PATHS.profiles + searchOf({ ...query, page: String(page) });
  const { data: found, error, isPlaceholderData, refetch } = useQuery(profilePage(asked));
  const data = useLastPage(found, hrefOf);
  useCodeAhead(data !== undefined);
  const { state } = useLocation() as { state: { notice?: string } | null };

  return (
    <div className="page grid gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <Heading data={data} />
      {state?.notice && (
        <Notice look="danger" alert>
          {state.notice}
        </Notice>
      )}
      {user?.verificationStatus === 'semi-verified' && <WaitingNotice />}
      <FilterBar query={query} asked={asked} window={window} onShow={show} onOrder={order} />
      {!data ? (
        error ? (
          <LoadError error={error} title={texts.failed} onRetry={() => void refetch()} />
        ) : (
          <CardGridSkeleton />
        )
      ) : data.profiles.length === 0 ? (
        <NoProfiles query={asked} onShow={show} />
      ) : (
        <>
          <CardGrid cards={data.profiles} stale={isPlaceholderData} />
          <Pagination page={data.page} last={data.totalPages} hrefOf={hrefOf} />
        </>
      )}
    </div>
  );
}

/** What a semi-verified member waits for: the team, or first for themselves. */
function WaitingNotice() {
  const texts = useBrowseTexts();
  const common = useCommonTexts();
  const { data } = useQuery(myProfile);
  if (!data || !waitsForAadhaar(data)) return <Notice>{texts.onlySemi}</Notice>;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{common.aadhaarMissing}</p>
        <ButtonLink to={PATHS.myProfile}>{common.upload}</ButtonLink>
      </div>
    </Notice>
  );
}

/** What is likely to be opened next, as code alone and never as a profile (R70): it opens where the network is lost. */
function useCodeAhead(shown: boolean) {
  const { prefetch } = useNavigation();
  useEffect(() => {
    if (shown) whenIdle(() => [PATHS.profilePattern, PATHS.myProfile].forEach(prefetch));
  }, [shown, prefetch]);
}

/** How many profiles there are; read out again when that changes. */
function Heading({ data }: { data: ProfilePage | undefined }) {
  const texts = useBrowseTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const count = data && texts.results(formatNumber(data.total, language), data.total === 1);
  return (
    <div>
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <p role="status" className="mt-1 min-h-6 text-muted">
        {count}
      </p>
      {/* Another page of as many results is told as well. */}
      <p role="status" className="sr-only">
        {data && data.totalPages > 1 && common.page(data.page, data.totalPages)}
      </p>
    </div>
  );
}
