import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { LookingQuestionAnswer, LookingRequest, LookingStanding } from '@kalyanam/shared/contracts/looking';
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { LOOKING_ROUTES } from '@kalyanam/shared/topics/matching/looking';
import { isApiError } from '@kalyanam/web/api-error';
import { LookingForm } from '../../../parts/looking/looking-form';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { api } from '../../../session/session';
import { LoadError } from '../../../ui/load-error';
import { Notice } from '../../../ui/notice';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useFailure } from '../../../ui/texts/sentences';
import { Answered, WayOn } from './answered';

const hasCode = (thrown: unknown, code: ErrorCode): boolean => isApiError(thrown) && thrown.code === code;
const isOver = (thrown: unknown): boolean => hasCode(thrown, 'looking-closed') || hasCode(thrown, 'looking-answered');

/** C5: the question behind a mail's link, without a login. Only a press answers it: scanners open every link. */
export default function LookingLinkPage() {
  const texts = useLookingTexts();
  const failure = useFailure();
  const { token = '' } = useParams();
  const [firstName, setFirstName] = useState<string | null>(null);
  const [given, setGiven] = useState<LookingStanding | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    api.get<LookingQuestionAnswer>(LOOKING_ROUTES.link(token), { anonymous: true }).then(
      (asked) => gone || setFirstName(asked.firstName),
      (thrown: unknown) => gone || setFailed(thrown),
    );
    return () => void (gone = true);
  }, [token, tries]);
  const loadAgain = () => {
    setFailed(null);
    setTries(tries + 1);
  };
  const send = async (request: LookingRequest) => {
    try {
      setGiven(await api.post<LookingStanding>(LOOKING_ROUTES.link(token), request, { anonymous: true }));
    } catch (thrown) {
      if (!isOver(thrown)) throw thrown;
      setFailed(thrown);
    }
  };
  return (
    <div className="page mx-auto! grid max-w-xl gap-5 py-8 sm:py-16">
      <title>{texts.title}</title>
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">
        {firstName && !failed ? texts.questionTo(firstName) : texts.question}
      </h1>
      {given ? (
        <Answered given={given} />
      ) : isOver(failed) ? (
        <>
          <Notice alert>{failure(failed)}</Notice>
          <WayOn toAnswer={hasCode(failed, 'looking-closed')} />
        </>
      ) : failed ? (
        <LoadError error={failed} title={texts.failed} onRetry={loadAgain} />
      ) : firstName ? (
        <>
          <p className="text-muted">{texts.why}</p>
          <LookingForm send={send} />
        </>
      ) : (
        <RowsSkeleton />
      )}
    </div>
  );
}
