import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { MarkedPage } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { CardGrid, CardGridSkeleton } from '../../../../parts/cards/card-grid';
import { useDismissal } from '../../../../parts/relations/use-dismissal';
import { api } from '../../../../session/session';
import { PATHS, seenPath } from '../../../../shell/paths';
import { Button, ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { ListPage, pageHref, useHeadingOfPage, useLastPage, usePageNumber } from '../../../../ui/list-page';
import { Loaded } from '../../../../ui/loaded';
import { Pagination } from '../../../../ui/pagination';
import { useMarkedTexts } from './marked.en';
import { useWhoSeesTexts } from '../who-sees.en';
import { BackLink } from '../../../../ui/back-link';

const HERE = seenPath('not-for-us');

const dismissedPage = (page: number) =>
  queryOptions({
    queryKey: ['dismissals', page],
    queryFn: ({ signal }) => api.get<MarkedPage>(ROUTES.dismissals, { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** The profiles that the member's lists leave out, with a button to bring each back. */
export function NotForUs() {
  const texts = useMarkedTexts().dismissed;
  const { heading: back } = useWhoSeesTexts();
  const { data: found, error, isPlaceholderData, refetch } = useQuery(dismissedPage(usePageNumber()));
  const data = useLastPage(found, (page) => pageHref(HERE, page));
  const heading = useHeadingOfPage(data?.page ?? 1);
  return (
    <ListPage
      title={texts.title}
      heading={texts.heading}
      lead={texts.lead}
      headingRef={heading}
      back={<BackLink to={PATHS.whoSeesWhat}>{back}</BackLink>}
    >
      <Loaded
        query={{ data, error, refetch }}
        skeleton={<CardGridSkeleton compact />}
        empty={
          data?.profiles.length === 0 && (
            <EmptyState title={texts.empty}>
              <p>{texts.hint}</p>
              <ButtonLink to={PATHS.profiles}>{texts.browse}</ButtonLink>
            </EmptyState>
          )
        }
      >
        {(data) => (
          <>
            <CardGrid
              compact
              cards={data.profiles}
              stale={isPlaceholderData}
              actsOf={({ id, name }) => <Restore id={id} name={name} onPress={() => heading.current?.focus()} />}
            />
            <Pagination page={data.page} last={data.totalPages} hrefOf={(page) => pageHref(HERE, page)} />
          </>
        )}
      </Loaded>
    </ListPage>
  );
}

function Restore({ id, name, onPress }: { id: string; name: string; onPress: () => void }) {
  const texts = useMarkedTexts().dismissed;
  const { restore, busy } = useDismissal(id, name);
  return (
    <Button
      look="secondary"
      busy={busy}
      aria-label={texts.restoreNamed(name)}
      className="w-full"
      onClick={() => {
        onPress();
        restore();
      }}
    >
      {texts.restore}
    </Button>
  );
}
