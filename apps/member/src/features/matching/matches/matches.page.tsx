import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { CardGrid, CardGridSkeleton } from '../../../parts/cards/card-grid';
import { CardMarks } from '../../../parts/relations/card-marks';
import { api, useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { pageHref, useHeadingOfPage, useLastPage, usePageNumber } from '../../../ui/list-page';
import { Loaded } from '../../../ui/loaded';
import { Pagination } from '../../../ui/pagination';
import { useWishTexts } from '../../../parts/wishes/wish-words.en';
import { useMatchesTexts } from './matches.en';

const matchesPage = (fits: 'mine' | 'both', page: number) =>
  queryOptions({
    queryKey: ['profiles', 'matches', fits, page],
    queryFn: ({ signal }) => api.get<ProfilePage>(ROUTES.profiles, { query: { fits, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** R47: those who meet the viewer's musts, and whose musts the viewer meets; until verification, the first alone. */
export default function MatchesPage() {
  const verified = useSessionUser()?.verificationStatus === 'verified';
  const fits = verified ? 'both' : 'mine';
  const all = useMatchesTexts();
  const texts = { ...all, ...all[fits] };
  const wishTexts = useWishTexts();
  const language = useLanguage();
  const { data: found, error, isPlaceholderData, refetch } = useQuery(matchesPage(fits, usePageNumber()));
  const data = useLastPage(found, (page) => pageHref(PATHS.matches, page));
  const heading = useHeadingOfPage(data?.page ?? 1);
  const noWishes = data?.profiles.every(({ fit }) => fit === null) ?? false;
  return (
    <div className="page grid gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div className="flex flex-col justify-between gap-4 sm:flex-row sm:items-end">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl focus:outline-none sm:text-4xl">
            {texts.heading}
          </h1>
          <p className="mt-1 text-muted">{texts.lead}</p>
          <p role="status" className="min-h-6 text-muted">
            {data && texts.families(formatNumber(data.total, language), data.total === 1)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="quiet" to={`${PATHS.why}?fits=both`}>
            {texts.missing}
          </ButtonLink>
          <ButtonLink look="secondary" to={PATHS.myWishes} className="max-sm:grow">
            {texts.wishes}
          </ButtonLink>
        </div>
      </div>
      <Loaded
        query={{ data, error, refetch }}
        skeleton={<CardGridSkeleton />}
        empty={
          data?.profiles.length === 0 && (
            <EmptyState title={texts.empty}>
              <p>{texts.hint}</p>
              <ButtonLink to={PATHS.myWishes}>{texts.wishes}</ButtonLink>
              <ButtonLink look="secondary" to={PATHS.profiles}>
                {texts.browse}
              </ButtonLink>
            </EmptyState>
          )
        }
      >
        {(data) => (
          <>
            {noWishes && (
              <p>
                {texts.noWishes}{' '}
                <ButtonLink look="quiet" to={PATHS.myWishes} className="-ml-3">
                  {wishTexts.tell}
                </ButtonLink>
              </p>
            )}
            <CardGrid
              cards={data.profiles}
              stale={isPlaceholderData}
              markOf={({ id, name, shortlisted }) => <CardMarks id={id} name={name} shortlisted={shortlisted} />}
            />
            <Pagination page={data.page} last={data.totalPages} hrefOf={(page) => pageHref(PATHS.matches, page)} />
          </>
        )}
      </Loaded>
    </div>
  );
}
