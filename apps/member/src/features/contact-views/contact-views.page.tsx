import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ContactViewsPage as Page } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/routes';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Pagination } from '../../ui/pagination';
import { RowsSkeleton } from '../../ui/skeleton';
import { pageHref, useLastPage, usePageNumber } from '../../ui/list-page';
import { api } from '../../session/session';
import { ContactViewDays } from './contact-view-days';
import { useContactViewsTexts } from './contact-views.en';

const contactViews = (page: number) =>
  queryOptions({
    queryKey: ['contact-views', page],
    queryFn: ({ signal }) => api.get<Page>(ROUTES.contactViews, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** R27: every reveal of contact details, told to their owner. */
export function ContactViewsPage() {
  const texts = useContactViewsTexts();
  const { data: found, error, refetch } = useQuery(contactViews(usePageNumber()));
  const data = useLastPage(found, (page) => pageHref(PATHS.contactViews, page));
  return (
    <div className="page grid max-w-3xl gap-5 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div>
        <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
        <p className="mt-1 text-muted">{texts.lead}</p>
        <ButtonLink to={PATHS.settings} look="quiet" className="-ml-3">
          {texts.settings}
        </ButtonLink>
      </div>
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <RowsSkeleton />
        )
      ) : data.views.length === 0 ? (
        <EmptyState title={texts.empty}>
          <p>{texts.hint}</p>
          <ButtonLink to={PATHS.myProfile}>{texts.myProfile}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ContactViewDays views={data.views} />
          <Pagination page={data.page} last={data.totalPages} hrefOf={(page) => pageHref(PATHS.contactViews, page)} />
        </>
      )}
    </div>
  );
}
