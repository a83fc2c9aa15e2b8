import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CALLS } from '../../../parts/calls/calls.queries';
import { useNews } from '../../../parts/live/use-news';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { ListPage, useLastPage } from '../../../ui/list-page';
import { Loaded } from '../../../ui/loaded';
import { Pagination } from '../../../ui/pagination';
import { RowsSkeleton } from '../../../ui/skeleton';
import { BothSaidYes } from './both-said-yes';
import { BoxLinks } from './box-links';
import { interestsPath, readAddress } from './interests-address';
import { useInterestsTexts } from './interests.en';
import { interestsPage } from './interests.queries';
import { Met, type MetMember } from './met';
import { Sent } from './sent';
import { ToAnswer } from './to-answer';

const INTERESTS = ['interests'];

/** Everything between this family and others: who waits for an answer, who is both interested, and who was asked. */
export default function InterestsPage() {
  const texts = useInterestsTexts();
  const [params] = useSearchParams();
  const address = readAddress(params);
  const { tab, order } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const [met, setMet] = useState<MetMember | null>(null);
  const { data: found, error, isPlaceholderData, refetch } = useQuery(interestsPage(address));
  const data = useLastPage(found, (last) => interestsPath(tab, { page: last, order }));
  useNews(INTERESTS);
  useNews(CALLS);
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
      <BoxLinks tab={tab} counts={data?.counts} />
      {met && tab === 'received' && <Met key={met.id} met={met} />}
      <Loaded query={{ data: data?.box === tab ? data : undefined, error, refetch }} skeleton={<RowsSkeleton />}>
        {(shown) => (
          <div aria-busy={isPlaceholderData} className="grid gap-5">
            {tab === 'received' && (
              <ToAnswer heading={heading} data={shown} order={order} met={met !== null} onAccepted={setMet} />
            )}
            {tab === 'accepted' && <BothSaidYes data={shown} />}
            {tab === 'sent' && <Sent data={shown} onAccepted={setMet} />}
            <Pagination
              page={shown.page}
              last={shown.totalPages}
              hrefOf={(next) => interestsPath(tab, { page: next, order })}
            />
          </div>
        )}
      </Loaded>
    </ListPage>
  );
}
