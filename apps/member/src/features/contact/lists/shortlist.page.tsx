import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MarkedPage as Page } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { CardGrid, CardGridSkeleton } from '../../../parts/cards/card-grid';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { Pagination } from '../../../ui/pagination';
import { ListPage, pageHref, useHeadingOfPage, useLastPage, usePageNumber } from '../../../ui/list-page';
import { api, useSessionUser } from '../../../session/session';
import { CardActs } from '../../../parts/relations/card-acts';
import { useListTexts } from './lists.en';
import { useAppTexts } from '../../../shell/app.en';

const shortlistPage = (page: number) =>
  queryOptions({
    queryKey: ['shortlist', page],
    queryFn: ({ signal }) => api.get<Page>(ROUTES.shortlist, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export default function ShortlistPage() {
  const texts = useListTexts().shortlist;
  const app = useAppTexts();
  const user = useSessionUser();
  const { data: found, error, isPlaceholderData, refetch } = useQuery(shortlistPage(usePageNumber()));
  const data = useLastPage(found, (page) => pageHref(PATHS.shortlist, page));
  const heading = useHeadingOfPage(data?.page ?? 1);
  return (
    <ListPage title={texts.title} heading={texts.heading} lead={texts.lead} headingRef={heading}>
      <Loaded
        query={{ data, error, refetch }}
        skeleton={<CardGridSkeleton />}
        empty={
          data?.profiles.length === 0 && (
            <EmptyState title={texts.empty}>
              {isOffered(user, 'profiles') && (
                <>
                  <p>{texts.hint}</p>
                  <ButtonLink to={PATHS.profiles}>{app.browse}</ButtonLink>
                </>
              )}
            </EmptyState>
          )
        }
      >
        {(data) => (
          <>
            <CardGrid
              cards={data.profiles}
              stale={isPlaceholderData}
              actsOf={(card) => <CardActs card={card} onTakeOff={() => heading.current?.focus()} />}
            />
            <Pagination page={data.page} last={data.totalPages} hrefOf={(page) => pageHref(PATHS.shortlist, page)} />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}
