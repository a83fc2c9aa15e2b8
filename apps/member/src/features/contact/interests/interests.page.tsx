import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { InterestsPage as Page } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { InterestBox } from '@kalyanam/shared/base/vocabulary/status';
import { useFocusAfter } from '@kalyanam/web/use-focus-after';
import { PATHS } from '../../../shell/paths';
import { CardGrid, CardGridSkeleton } from '../../../parts/cards/card-grid';
import { useAnswerTexts } from '../../../parts/relations/answers.en';
import { BothInterested } from '../../../parts/relations/both-interested';
import { useSessionUser, api } from '../../../session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { Pagination } from '../../../ui/pagination';
import { ListPage, useLastPage } from '../../../ui/list-page';
import { BoxLinks } from './box-links';
import { Choice, Choosing } from './choosing';
import { InterestActs } from './interest-acts';
import { ClosedInterests } from './closed-interests';
import { interestsPath, readAddress } from './interests-address';
import { useInterestsTexts } from './interests.en';
import { MyAnswers } from './my-answers';
import { Met, type MetMember } from './met';
import { NoInterests } from './no-interests';
import { CallsToDo } from '../../../parts/calls/calls-to-do';

/** While another page or list is fetched, the present one stays. */
const interestsPage = (box: InterestBox, page: number) =>
  queryOptions({
    queryKey: ['interests', box, page],
    queryFn: ({ signal }) => api.get<Page>(ROUTES.interests, { query: { box, page }, signal }),
    placeholderData: keepPreviousData,
  });

export default function InterestsPage() {
  const texts = useInterestsTexts();
  const [params] = useSearchParams();
  const { box, page } = readAddress(params);
  const user = useSessionUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const [met, setMet] = useState<MetMember | null>(null);
  const { data: found, error, isPlaceholderData, refetch } = useQuery(interestsPage(box, page));
  const data = useLastPage(found, (last) => interestsPath(box, last));
  return (
    <ListPage
      title={texts.title}
      heading={texts.heading}
      headingRef={heading}
      links={
        <ButtonLink to={PATHS.shortlist} look="quiet">
          {texts.shortlist}
        </ButtonLink>
      }
    >
      <BoxLinks box={box} counts={data?.counts} />
      {box === 'sent' && <Allowance left={data?.left} />}
      {box === 'accepted' && user?.verificationStatus === 'verified' && <CallsToDo />}
      {met && box === 'received' && <Met key={met.id} met={met} />}
      <Loaded
        query={{ data: data?.box === box ? data : undefined, error, refetch }}
        skeleton={<CardGridSkeleton compact />}
      >
        {(shown) => <Cards heading={heading} data={shown} stale={isPlaceholderData} onAccepted={setMet} />}
      </Loaded>
    </ListPage>
  );
}

interface CardsProps {
  heading: RefObject<HTMLHeadingElement | null>;
  data: Page;
  stale: boolean;
  onAccepted: (met: MetMember) => void;
}

function Cards({ heading, data, stale, onAccepted }: CardsProps) {
  const texts = useInterestsTexts();
  const list = useRef<HTMLDivElement>(null);
  const cards = () => [...(list.current?.querySelectorAll(':scope > ul > li') ?? [])];
  // An answered card goes: the focus moves to the one that takes its place, whose name comes before its acts.
  const noteFocus = useFocusAfter(
    ({ target }) => cards().findIndex((card) => card.contains(target)),
    (index) => (cards()[index]?.querySelector('a') ?? heading.current)?.focus(),
  );
  const answers = useAnswerTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const open = data.profiles.filter(({ interest }) => interest?.canDecline);
  const choosing = chosen !== null && data.box === 'received' && open.length > 0;
  useEffect(() => {
    if (choosing) list.current?.querySelector<HTMLElement>('input[type=checkbox]')?.focus({ preventScroll: true });
  }, [choosing]);
  const choose = (id: string, wanted: boolean) => {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const closed = data.closed.length > 0 && <ClosedInterests closed={data.closed} />;
  if (data.profiles.length === 0) return closed || <NoInterests box={data.box} />;
  return (
    <>
      {data.box === 'received' && open.length > 1 && !choosing && (
        <Button look="secondary" onClick={() => setChosen(new Set())} className="justify-self-start">
          {answers.chooseSeveral}
        </Button>
      )}
      {choosing && (
        <Button
          look="secondary"
          onClick={() => setChosen(new Set(open.map(({ id }) => id)))}
          className="justify-self-start"
        >
          {answers.chooseAll}
        </Button>
      )}
      {data.box === 'accepted' && <BothInterested title={texts.acceptedTitle(data.total)} />}
      <div ref={list} className="contents" onFocus={noteFocus}>
        <CardGrid
          cards={data.profiles}
          stale={stale}
          compact
          actsOf={(card) =>
            choosing && card.interest?.canDecline ? (
              <Choice name={card.name} checked={chosen.has(card.id)} onChange={(wanted) => choose(card.id, wanted)} />
            ) : (
              card.interest && <InterestActs card={card} interest={card.interest} onAccepted={onAccepted} />
            )
          }
        />
      </div>
      {closed}
      {data.box === 'received' && <OwnAnswers />}
      <Pagination page={data.page} last={data.totalPages} hrefOf={(page) => interestsPath(data.box, page)} />
      {choosing && (
        <Choosing
          cards={open}
          chosen={chosen}
          onCancel={() => {
            heading.current?.focus({ preventScroll: true });
            setChosen(null);
          }}
          onDone={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Asked for when it is opened. */
function OwnAnswers() {
  const { myAnswers } = useAnswerTexts();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="max-w-2xl">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-accent">{myAnswers}</summary>
      {open && <MyAnswers />}
    </details>
  );
}

/** How many more interests today; for a member who is not verified, when they may begin. */
function Allowance({ left }: { left: number | undefined }) {
  const texts = useInterestsTexts();
  const user = useSessionUser();
  if (user?.verificationStatus !== 'verified') return <Notice>{texts.notVerified}</Notice>;
  return <p className="min-h-6 text-muted">{left !== undefined && texts.left(left, LIMITS.interestsPerDay)}</p>;
}
