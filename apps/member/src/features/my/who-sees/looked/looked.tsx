import type { LedgerTab } from '@kalyanam/shared/topics/account/ledger.rules';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { LedgerPage as Page } from '@kalyanam/shared/contracts/ledger';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../../../session/session';
import { useToMyProfileWords } from '../../../../parts/account/to-my-profile';
import { PATHS } from '../../../../shell/paths';
import { BackLink } from '../../../../ui/back-link';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { ListPage, pageOf, useHeadingOfPage, useLastPage } from '../../../../ui/list-page';
import { Loaded } from '../../../../ui/loaded';
import { Pagination } from '../../../../ui/pagination';
import { RowsSkeleton } from '../../../../ui/skeleton';
import { EarlierMonths } from './earlier-months';
import { ledgerPath, tabOf } from './ledger-address';
import { LedgerTabs } from './ledger-tabs';
import { useLedgerTexts } from './ledger.en';
import { LookList } from './look-list';
import { Person } from './person';
import { useWhoSeesTexts } from '../who-sees.en';

const ledgerPage = (tab: LedgerTab, page: number) =>
  queryOptions({
    queryKey: ['ledger', tab, page],
    queryFn: ({ signal }) => api.get<Page>(ROUTES.ledger, { query: { tab, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** C6: everyone who has looked at one's own profile, and at which part. */
export function Looked() {
  const texts = useLedgerTexts();
  const { heading: back } = useWhoSeesTexts();
  const [params] = useSearchParams();
  const [tab, page] = [tabOf(params), pageOf(params)];
  const { data: found, error, isPlaceholderData, refetch } = useQuery(ledgerPage(tab, page));
  const data = useLastPage(found?.tab === tab ? found : undefined, (last) => ledgerPath(tab, last));
  const heading = useHeadingOfPage(page);
  return (
    <ListPage
      narrow
      title={texts.title}
      heading={texts.heading}
      lead={texts.lead}
      headingRef={heading}
      back={<BackLink to={PATHS.whoSeesWhat}>{back}</BackLink>}
    >
      <LedgerTabs tab={tab} />
      <Loaded query={{ data, error, refetch }} skeleton={<RowsSkeleton />}>
        {(data) => (
          <div aria-busy={isPlaceholderData} className="grid gap-5 aria-busy:opacity-60">
            <Looks data={data} onGone={() => heading.current?.focus()} />
          </div>
        )}
      </Loaded>
    </ListPage>
  );
}

function Looks({ data, onGone }: { data: Page; onGone: () => void }) {
  const texts = useLedgerTexts();
  const toMyProfile = useToMyProfileWords();
  const { tab, people, team, links, months, page, total, totalPages } = data;
  if (total === 0 && months.length === 0)
    return (
      <EmptyState title={texts.empty[tab]}>
        <p>{texts.hint[tab]}</p>
        <ButtonLink to={PATHS.myProfile}>{toMyProfile}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      {team.length > 0 && <LookList lead={texts.teamLead} looks={team} lineOf={({ part }) => texts.teamLine[part]} />}
      {links.length > 0 && (
        <LookList
          lead={texts.linksLead}
          looks={links}
          lineOf={({ forWhom }) => (forWhom === null ? texts.linkGone : texts.linkFor(forWhom))}
        />
      )}
      {people.length > 0 && (
        <ul className="grid gap-4">
          {people.map((person, place) => (
            <Person key={person.viewer?.id ?? `nameless ${place}`} person={person} onGone={onGone} />
          ))}
        </ul>
      )}
      <Pagination page={page} last={totalPages} hrefOf={(other) => ledgerPath(tab, other)} />
      <EarlierMonths months={months} />
    </>
  );
}
