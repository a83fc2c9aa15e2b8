import { LIMITS } from '@kalyanam/shared/base/limits';
import { type Candidate, useCandidateWords } from '../../../ui/texts/candidate-words.en';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { phone as phoneRule } from '@kalyanam/shared/topics/account/phone.rule';
import { PhoneField } from '../../../parts/phone/phone-field';
import { refreshUser } from '../../../session/ensure-session';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Button } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { OwnWords } from '../../../ui/section';
import { SkeletonBlock } from '../../../ui/skeleton';
import { AskNumber, OtherNumber } from './ask-number';
import { CodeForm } from './code-form';
import { SendCode } from './send-code';
import { StepHeading } from './step-heading';
import { askCandidate, candidateAgrees, codesWaiting } from './verify.queries';
import { useVerifyTexts } from './verify.en';

/** R45: the candidate of a profile made by someone else agrees by giving the code that came to their own phone. */
export function CandidateStep({ user, moved }: { user: SessionUser; moved: boolean }) {
  const texts = useVerifyTexts();
  const candidate = user.registrant?.madeFor ?? '';
  const { consent } = useCandidateWords()[candidate];
  const { data, error, refetch } = useQuery(codesWaiting(user.id, 'candidate'));
  // Candidates also agree by the link in the SMS: the page goes on without a code.
  const agreed = data?.candidate === null;
  useEffect(() => {
    if (agreed) refreshUser().catch(() => null);
  }, [agreed]);
  return (
    <section className="grid gap-4">
      <StepHeading moved={moved}>{consent.heading}</StepHeading>
      <p>{consent.lead(user.name)}</p>
      {data?.candidate?.wants && (
        <Notice title={texts.candidateWants(user.name)}>
          <OwnWords>{data.candidate.wants}</OwnWords>
          <AppLink to={PATHS.editProfile} className="font-semibold text-accent underline underline-offset-4">
            {texts.candidateEdit}
          </AppLink>
        </Notice>
      )}
      <Loaded
        query={{ data: data?.candidate ?? undefined, error, refetch }}
        failed={MESSAGES.anErrorOccurred}
        skeleton={<SkeletonBlock className="h-60" />}
      >
        {(asked) => <AskedByPhone {...asked} candidate={candidate} />}
      </Loaded>
      <Notice title={consent.help}>
        {consent.helpText}{' '}
        <AppLink to={PATHS.contact} className="font-semibold text-accent underline underline-offset-4">
          {texts.candidateContact}
        </AppLink>
      </Notice>
    </section>
  );
}

interface AskedByPhoneProps {
  phone: string;
  resendAfter: number | null;
  candidate: Candidate;
}

function AskedByPhone({ phone, resendAfter, candidate }: AskedByPhoneProps) {
  const texts = useVerifyTexts();
  const { labels, consent } = useCandidateWords()[candidate];
  const [asked, setAsked] = useState({ phone, sendings: 0, wait: resendAfter });
  const [corrects, setCorrects] = useState(false);
  const sent = asked.sendings > 0 || asked.wait !== null;
  const where = readablePhone(asked.phone);
  if (corrects)
    return (
      <AskNumber
        before={asked.phone}
        refusalOf={(typed) => phoneRule(typed, {})}
        ask={askCandidate}
        onAsked={(next, wait) => {
          setAsked({ phone: next, sendings: asked.sendings + 1, wait });
          setCorrects(false);
        }}
        field={(field) => (
          <PhoneField label={labels.candidatePhone} hint={texts.candidateHint} noSmsHint={consent.noSms} {...field} />
        )}
      >
        <Button type="button" look="secondary" onClick={() => setCorrects(false)}>
          {texts.candidateKeep}
        </Button>
      </AskNumber>
    );
  return (
    <>
      <p className="wrap-anywhere">{sent ? consent.sent(LIMITS.codeLength, where) : texts.askForCode(where)}</p>
      {sent && (
        <CodeForm
          key={asked.sendings}
          verify={candidateAgrees}
          fallback={MESSAGES.verificationFailed}
          onRefused={() => undefined}
        />
      )}
      <SendCode
        key={asked.phone}
        send={() => askCandidate()}
        failed={MESSAGES.smsSendFailed}
        where={where}
        wait={asked.wait}
        look={sent ? 'again' : 'first'}
        onSent={() => setAsked({ ...asked, sendings: asked.sendings + 1 })}
        onRefused={undefined}
      />
      <OtherNumber onPress={() => setCorrects(true)}>{texts.candidateOther}</OtherNumber>
    </>
  );
}
