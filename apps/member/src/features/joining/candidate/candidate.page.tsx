import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnOpenAnswer } from '@kalyanam/shared/contracts/taking-over';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { isRefused } from '@kalyanam/web/api-error';
import { api } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { LoadError } from '../../../ui/load-error';
import { Notice } from '../../../ui/notice';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useStepHeading } from '../../../ui/use-step-heading';
import { Answers, type End } from './answers';
import { VerifyNumber } from './verify-number';
import { useCandidateTexts } from './candidate.en';
import { SeenProfile } from './seen-profile';

const isOver = (thrown: unknown): boolean => isRefused(thrown, 'candidate-ticket-over');

/** R45, C14: the candidate of a profile that someone else made: no password to it, and the last word about it. */
export default function CandidatePage() {
  const texts = useCandidateTexts();
  const [params] = useSearchParams();
  const link = params.get('link');
  const [opened, setOpened] = useState<OwnOpenAnswer | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [end, setEnd] = useState<End | null>(null);
  const heading = useStepHeading(end ?? opened?.ticket);
  useEffect(() => {
    if (!link) return;
    let gone = false;
    api.post<OwnOpenAnswer>(ROUTES.openCandidateLink, { link }, { anonymous: true }).then(
      (found) => gone || setOpened(found),
      (thrown: unknown) => gone || setFailed(thrown),
    );
    return () => void (gone = true);
  }, [link, tries]);
  return (
    <div className="page mx-auto! max-w-xl py-6 sm:py-12">
      <title>{texts.title}</title>
      <h1 {...heading} className="text-3xl outline-none sm:text-4xl">
        {opened && !opened.agreed && !end ? texts.made(opened.maker) : texts.heading}
      </h1>
      {end ? (
        <Ended end={end} />
      ) : opened ? (
        <div className="mt-4 grid gap-8">
          <p>{opened.agreed ? texts.agreedLead : texts.madeLead}</p>
          <SeenProfile opened={opened} />
          <Answers opened={opened} onEnd={setEnd} />
          {!opened.agreed && <p className="text-muted">{texts.until}</p>}
        </div>
      ) : link && failed === null ? (
        <div className="mt-6">
          <RowsSkeleton />
        </div>
      ) : failed !== null && !isOver(failed) ? (
        <LoadError
          error={failed}
          title={texts.heading}
          onRetry={() => {
            setFailed(null);
            setTries(tries + 1);
          }}
        />
      ) : (
        <>
          {failed !== null && (
            <div className="mt-4">
              <Notice alert>{texts.linkOver}</Notice>
            </div>
          )}
          <p className="mt-4">{texts.lead}</p>
          <VerifyNumber onOpened={setOpened} />
        </>
      )}
    </div>
  );
}

function Ended({ end }: { end: End }) {
  const texts = useCandidateTexts();
  const [title, text] = {
    agreed: [texts.agreedHeading, texts.agreedText],
    'taken-over': [texts.doneHeading, texts.doneText],
    erased: [texts.erasedHeading, texts.erasedText],
  }[end] as [string, string];
  return (
    <div className="mt-6 grid gap-4" role="status">
      <Notice look="leaf" title={title}>
        {text}
      </Notice>
      <ButtonLink to={end === 'taken-over' ? PATHS.login : PATHS.home} className="sm:justify-self-start">
        {end === 'taken-over' ? texts.login : texts.toStart}
      </ButtonLink>
    </div>
  );
}
