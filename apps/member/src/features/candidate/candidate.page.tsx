import { useState } from 'react';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import type { OwnOpenAnswer } from '@kalyanam/shared/contracts/taking-over';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { EraseSection } from '../../domain/account/erase-section';
import { Notice } from '../../ui/notice';
import { useStepHeading } from '../../ui/use-step-heading';
import { ProveNumber } from './prove-number';
import { TakeOver } from './take-over';
import { useCandidateTexts } from './candidate.en';

/** R45, C14: the candidate of a profile that somebody else made: no password to it, and the last word about it. */
export function CandidatePage() {
  const texts = useCandidateTexts();
  const [opened, setOpened] = useState<OwnOpenAnswer | null>(null);
  const [end, setEnd] = useState<'taken-over' | 'erased' | null>(null);
  const heading = useStepHeading(end ?? opened);
  return (
    <div className="page max-w-xl py-6 sm:py-12">
      <title>{texts.title}</title>
      <h1 {...heading} className="text-3xl outline-none sm:text-4xl">
        {texts.heading}
      </h1>
      {end ? (
        <div className="mt-6 grid gap-4" role="status">
          <Notice look="leaf" title={end === 'erased' ? texts.erasedHeading : texts.doneHeading}>
            {end === 'erased' ? texts.erasedText : texts.doneText}
          </Notice>
          <ButtonLink to={end === 'erased' ? PATHS.home : PATHS.login} className="sm:justify-self-start">
            {end === 'erased' ? texts.toStart : texts.login}
          </ButtonLink>
        </div>
      ) : opened ? (
        <div className="mt-6 grid gap-8">
          <p className="text-2xl wrap-anywhere">{texts.found(opened.name)}</p>
          <TakeOver opened={opened} onDone={() => setEnd('taken-over')} />
          <EraseSection
            heading={texts.eraseHeading}
            text={texts.eraseText}
            act={texts.erase}
            question={texts.eraseQuestion}
            erase={() =>
              api.post<MessageAnswer>(ROUTES.candidateOwnErasure, { ticket: opened.ticket }, { anonymous: true })
            }
            onDone={() => setEnd('erased')}
          />
        </div>
      ) : (
        <>
          <p className="mt-4">{texts.lead}</p>
          <ProveNumber onOpened={setOpened} />
        </>
      )}
    </div>
  );
}
