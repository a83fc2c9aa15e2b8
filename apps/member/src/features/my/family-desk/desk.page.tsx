import { useQuery } from '@tanstack/react-query';
import type { DeskAnswer } from '@kalyanam/shared/contracts/desk';
import { useDeskVoteTexts } from '../../../parts/family-desk/desk-votes.en';
import { useSessionUser } from '../../../session/session';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { RowsSkeleton } from '../../../ui/skeleton';
import { desk } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { DraftsToDecide } from './drafts-to-decide';
import { Invite } from './invite-form';
import { Members } from './members';
import { Opinions } from './opinions';
import { OwnDrafts } from './own-drafts';
import { Week } from './week';

/** C14: where a family looks at matches together, and the candidate decides. */
export default function DeskPage() {
  const texts = useDeskTexts();
  const user = useSessionUser();
  const query = useQuery(desk);
  const name = user?.acting?.name;
  return (
    <div className="page grid max-w-3xl gap-6 py-6 sm:py-10">
      <title>{texts.title}</title>
      <div>
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">
          {name === undefined ? texts.heading : texts.headingOf(name)}
        </h1>
        {name !== undefined ? (
          <p className="mt-2 max-w-prose">{texts.leadOfHand(name)}</p>
        ) : (
          // A family account without a seat has nothing to decide.
          !user?.family && <p className="mt-2 max-w-prose">{texts.lead}</p>
        )}
      </div>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(data) => <Desk data={data} />}
      </Loaded>
    </div>
  );
}

function Desk({ data }: { data: DeskAnswer }) {
  const texts = useDeskTexts();
  const votes = useDeskVoteTexts();
  const { role } = data;
  if (role === null)
    return (
      <EmptyState title={data.resting ? texts.seatRests : texts.noSeat}>
        <p>{data.resting ? texts.seatRestsHint : texts.noSeatHint}</p>
      </EmptyState>
    );
  const isCandidate = role === 'candidate';
  return (
    <>
      {isCandidate && data.members.length > 0 && <DraftsToDecide drafts={data.drafts} week={data.week} />}
      {!isCandidate && role !== 'reader' && <OwnDrafts />}
      {(data.members.length > 0 || data.opinions.length > 0) && (
        <Opinions title={votes.heading} opinions={data.opinions} />
      )}
      <Members members={data.members} isCandidate={isCandidate} />
      {(isCandidate || role === 'manager') && data.members.length < data.mostMembers && (
        <Invite
          candidate={isCandidate ? null : (data.candidate?.name ?? '')}
          needsConsent={isCandidate && !data.consent}
        />
      )}
      {(isCandidate || role === 'manager') && data.week.length > 0 && <Week acts={data.week} canUndo={isCandidate} />}
    </>
  );
}
