import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type {
  PhotoGrantAnswer,
  PhotoRequestsPage,
  PhotoRequestState,
  PhotoRequestView,
} from '@kalyanam/shared/contracts/photo-requests';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ownAccount } from '../../../parts/account/my-profile.queries';
import { useNews } from '../../../parts/live/use-news';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Button } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { pageHref, useLastPage, usePageNumber } from '../../../ui/list-page';
import { Pagination } from '../../../ui/pagination';
import { Section } from '../../../ui/section';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useFailure } from '../../../ui/texts/sentences';
import { useProfileWords } from '../../../ui/texts/profile';
import { showToast } from '../../../ui/toast';
import { usePhotosTexts } from './photos.en';

const KEY = ['photo-requests'];
const requestsOn = (page: number) =>
  queryOptions({
    queryKey: [...KEY, page],
    queryFn: ({ signal }) => api.get<PhotoRequestsPage>(pageHref(ROUTES.photoRequests, page), { signal }),
    placeholderData: keepPreviousData,
  });
const hrefOf = (page: number) => pageHref(PATHS.myPhotos, page);

/** The members who ask to see the photos; the answer to each is yes, or silence. */
export function WhoAsked() {
  const texts = usePhotosTexts();
  const page = usePageNumber();
  const { data: found, error, refetch } = useQuery(requestsOn(page));
  const data = useLastPage(found, hrefOf);
  const level = useQuery(ownAccount).data?.photoVisibility;
  useNews(KEY);
  const top = useAnchor('#asked', data !== undefined);
  return (
    <div ref={top} className="scroll-mt-20">
      <Section title={texts.whoAsked} icon="family">
        <Loaded
          query={{ data, error, refetch }}
          skeleton={<RowsSkeleton />}
          empty={data?.requests.length === 0 && <p className="text-muted">{texts.noneAsked}</p>}
        >
          {(data) => (
            <>
              {level && level !== 'request' && <p className="mb-3 text-muted">{texts.onlyOnRequest}</p>}
              <ul className="divide-y divide-line border-y border-line">
                {data.requests.map((request) => (
                  <Asked key={request.profile.id} request={request} counts={level === 'request'} />
                ))}
              </ul>
              <Pagination page={data.page} last={data.totalPages} hrefOf={hrefOf} />
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

/** Into view where the address asks for it, once what is above it is there. */
function useAnchor(anchor: string, isReady: boolean) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const wanted = isReady && hash === anchor;
  useEffect(() => {
    if (wanted) place.current?.scrollIntoView();
  }, [wanted]);
  return place;
}

interface AskedProps {
  request: PhotoRequestView;
  /** Only at the level "On request" does an answer show or hide anything. */
  counts: boolean;
}

function Asked({ request: { profile, askedAt, state }, counts }: AskedProps) {
  const texts = usePhotosTexts();
  const language = useLanguage();
  const failure = useFailure();
  const client = useQueryClient();
  const { wordsOf } = useProfileWords();
  const { id, name, age } = profile;
  const acts = useRef<HTMLDivElement>(null);
  const answered = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (grant: boolean) =>
      grant
        ? api.put<PhotoGrantAnswer>(ROUTES.photoGrant(id), {})
        : api.delete<PhotoGrantAnswer>(ROUTES.photoGrant(id)),
    onSuccess: (answer) => {
      answered.current = true;
      show(answer.state);
      showToast(answer.state === 'granted' ? texts.allowedTo(name) : texts.notShownTo(name));
    },
    onError: (thrown) => {
      showToast(failure(thrown));
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
  // The button that was pressed has gone; the one that takes it back is there.
  useEffect(() => {
    if (answered.current) acts.current?.querySelector('button')?.focus();
    answered.current = false;
  }, [state]);
  // In its place: the row that was pressed does not run away.
  const show = (next: PhotoRequestState) =>
    client.setQueriesData<PhotoRequestsPage>(
      { queryKey: KEY },
      (page) =>
        page && {
          ...page,
          requests: page.requests.map((row) => (row.profile.id === id ? { ...row, state: next } : row)),
        },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <AppLink
          translate="no"
          to={PATHS.profile(id)}
          className="inline-flex min-h-12 items-center font-semibold wrap-anywhere"
        >
          {`${name}, ${age}`}
        </AppLink>
        <p className="text-small text-muted">
          {[wordsOf('occupation', profile), wordsOf('workLocation', profile)].filter(Boolean).join(' · ')}
        </p>
        <p className="text-small text-muted">
          {`${texts.askedOn(formatDay(askedAt, language))} ${counts ? texts.answered[state] : ''}`}
        </p>
      </div>
      {counts && (
        <div ref={acts} className="flex flex-wrap gap-2">
          {state !== 'granted' && (
            <Button
              look={state === 'waiting' ? 'primary' : 'secondary'}
              busy={isPending && variables}
              aria-label={`${texts.allow}: ${name}`}
              onClick={() => mutate(true)}
            >
              {texts.allow}
            </Button>
          )}
          {state !== 'not-now' && (
            <Button
              look="secondary"
              busy={isPending && !variables}
              aria-label={`${state === 'granted' ? texts.withdraw : texts.notNow}: ${name}`}
              onClick={() => mutate(false)}
            >
              {state === 'granted' ? texts.withdraw : texts.notNow}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
