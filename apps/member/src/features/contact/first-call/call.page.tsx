import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CallsPage, CallView } from '@kalyanam/shared/contracts/calls';
import { useFocusAfter } from '@kalyanam/web/use-focus-after';
import { isCurrent } from '../../../parts/calls/call-words';
import { CALLS, callsWith } from '../../../parts/calls/calls.queries';
import { useContactTexts } from '../../../parts/relations/contact.en';
import { useNews } from '../../../parts/live/use-news';
import { useVerified } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { Button } from '../../../ui/button';
import { BackLink } from '../../../ui/back-link';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { RowsSkeleton } from '../../../ui/skeleton';
import { AgreedCall } from './agreed-call';
import { AnswerForm } from './answer-form';
import { useCallTexts } from './call.en';
import { OfferForm } from './offer-form';
import { Outcome } from './outcome';
import { Safety } from './safety';
import { WaitingCall } from './waiting-call';

/** C10: the first call with one member, from the first offer to how it was; for verified members. */
export default function CallPage() {
  const { id = '' } = useParams();
  return useVerified() ? <FirstCall id={id} /> : <NotYet id={id} />;
}

function NotYet({ id }: { id: string }) {
  const texts = useCallTexts();
  const { onceYouAreVerified } = useContactTexts();
  return (
    <div className="page grid max-w-2xl gap-5 py-6 sm:py-10">
      <title>{texts.loading}</title>
      <div>
        <BackLink to={PATHS.profile(id)}>{texts.back}</BackLink>
        <h1 className="text-3xl sm:text-4xl">{texts.plain}</h1>
      </div>
      <Notice>{onceYouAreVerified}</Notice>
    </div>
  );
}

function FirstCall({ id }: { id: string }) {
  const texts = useCallTexts();
  // Unsent text stays: the list is fetched again after each act, and when an act meets a change.
  const { data, error, refetch } = useQuery({ ...callsWith(id), refetchOnWindowFocus: false });
  useNews(CALLS);
  const name = data?.member?.name;
  const heading = useRef<HTMLHeadingElement>(null);
  // Each step takes the place of the one before, with the button that was pressed.
  const noteFocus = useFocusAfter(
    () => null,
    () => heading.current?.focus(),
  );
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{name ? texts.title(name) : texts.loading}</title>
      <BackLink to={PATHS.profile(id)}>{texts.back}</BackLink>
      <Loaded
        query={{ data: data && name ? { page: data, name } : undefined, error, refetch }}
        failed={texts.failed}
        skeleton={<RowsSkeleton />}
      >
        {({ page, name }) => (
          <>
            <h1 ref={heading} tabIndex={-1} className="text-3xl wrap-anywhere outline-none sm:text-4xl">
              {texts.heading(name)}
            </h1>
            <div onFocus={noteFocus}>
              <Standing
                key={standingOf(page)}
                memberId={id}
                name={name}
                page={page}
                onTurn={() => heading.current?.focus()}
              />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** A call that has been agreed since is a new thing to decide about. */
const standingOf = ({ calls: [last] }: CallsPage): string => (last ? `${last.id} ${last.state}` : 'none');

interface StandingProps {
  memberId: string;
  name: string;
  page: CallsPage;
  /** The button that was pressed goes. */
  onTurn: () => void;
}

/** The acts possible now; another call has its own. */
function Standing({ memberId, name, page, onTurn }: StandingProps) {
  const texts = useCallTexts();
  const [others, setOthers] = useState(false);
  const [anew, setAnew] = useState(false);
  const [last] = page.calls;
  const offerOthers = (wanted: boolean) => {
    onTurn();
    setOthers(wanted);
  };
  const open = last && (last.state === 'proposed' || last.state === 'agreed') ? last : null;
  const toTell = page.calls.find((call) => call.asksOutcome || call.myOutcome !== null || call.numberOpen);
  return (
    <div className="mt-5 grid gap-6">
      {toTell && toTell !== open && <Outcome memberId={memberId} call={toTell} />}
      {!open && !page.theirPlace ? (
        <Notice>{texts.notPossible}</Notice>
      ) : toTell && !open && !anew ? (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => {
            onTurn();
            setAnew(true);
          }}
        >
          {texts.anew}
        </Button>
      ) : open && !others ? (
        <>
          <OpenCall memberId={memberId} call={open} page={page} onOthers={() => offerOthers(true)} />
          <Safety />
        </>
      ) : (
        <>
          {last && !open && !isCurrent(last) && last.myOutcome === null && <LastState call={last} />}
          <p className="text-pretty">{texts.lead}</p>
          <OfferForm
            memberId={memberId}
            name={name}
            page={page}
            instead={open}
            onCancel={open ? () => offerOthers(false) : null}
          />
        </>
      )}
    </div>
  );
}

interface OpenCallProps {
  memberId: string;
  call: CallView;
  page: CallsPage;
  onOthers: () => void;
}

function OpenCall(props: OpenCallProps) {
  if (props.call.state === 'agreed') return <AgreedCall {...props} />;
  return props.call.proposedByMe ? <WaitingCall {...props} /> : <AnswerForm {...props} />;
}

function LastState({ call }: { call: CallView }) {
  const texts = useCallTexts();
  const words = { cancelled: texts.stateCancelled, declined: texts.stateDeclined, past: texts.statePast };
  return call.state === 'proposed' || call.state === 'agreed' ? null : <Notice>{words[call.state]}</Notice>;
}
