import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CallsPage, CallView } from '@kalyanam/shared/contracts/calls';
import { isCurrent } from '../../domain/calls/call-row';
import { callsWith } from '../../domain/calls/calls.queries';
import { detailWordsReady } from '../../domain/details/words';
import { PATHS } from '../../shell/paths';
import { Button } from '../../ui/button';
import { BackLink } from '../../ui/back-link';
import { LoadError } from '../../ui/load-error';
import { Notice } from '../../ui/notice';
import { RowsSkeleton } from '../../ui/skeleton';
import { AgreedCall } from './agreed-call';
import { AnswerForm } from './answer-form';
import { useCallTexts } from './call.en';
import { OfferForm } from './offer-form';
import { Outcome } from './outcome';
import { Safety } from './safety';
import { WaitingCall } from './waiting-call';

/** C10: the first call with one member, from the first offer to how it was. */
function CallPage() {
  const texts = useCallTexts();
  const { id = '' } = useParams();
  // What is being typed stays: the list is asked for again after each act, and when an act meets a change.
  const { data, error, refetch } = useQuery({ ...callsWith(id), refetchOnWindowFocus: false });
  const name = data?.member?.name;
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{name ? texts.title(name) : texts.loading}</title>
      <BackLink to={PATHS.profile(id)}>{texts.back}</BackLink>
      {data && name ? (
        <>
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{texts.heading(name)}</h1>
          <Standing key={data.calls[0]?.id ?? 'none'} memberId={id} name={name} page={data} />
          <Safety />
        </>
      ) : error ? (
        <LoadError error={error} title={texts.failed} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </div>
  );
}

interface StandingProps {
  memberId: string;
  name: string;
  page: CallsPage;
}

/** What can be done now; another call has its own. */
function Standing({ memberId, name, page }: StandingProps) {
  const texts = useCallTexts();
  const [others, setOthers] = useState(false);
  const [anew, setAnew] = useState(false);
  const [last] = page.calls;
  const open = last && (last.state === 'proposed' || last.state === 'agreed') ? last : null;
  const toTell = page.calls.find((call) => call.asksOutcome || call.myOutcome !== null || call.numberOpen);
  const form = (
    <OfferForm
      memberId={memberId}
      name={name}
      page={page}
      insteadId={open?.id ?? null}
      onCancel={open ? () => setOthers(false) : null}
    />
  );
  return (
    <div className="mt-5 grid gap-6">
      {toTell && toTell !== open && <Outcome memberId={memberId} call={toTell} />}
      {toTell && !open && !anew ? (
        <Button look="secondary" className="justify-self-start" onClick={() => setAnew(true)}>
          {texts.anew}
        </Button>
      ) : open && !others ? (
        <OpenCall memberId={memberId} call={open} page={page} onOthers={() => setOthers(true)} />
      ) : (
        <>
          {last && !open && !isCurrent(last) && last.myOutcome === null && <LastState call={last} />}
          <p className="text-muted">{texts.lead}</p>
          {form}
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

export async function loadCall() {
  await detailWordsReady();
  return CallPage;
}
