import { useState } from 'react';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { waitsForConsent } from '../../../session/member';
import { PATHS } from '../../../shell/paths';
import { useSessionUser } from '../../../session/session';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { StepLine, type Step } from '../../../ui/step-line';
import { MailedLink } from './mailed-link';
import { VerifyDone } from './verify-done';
import { CandidateStep } from './candidate-step';
import { EmailStep, PhoneStep } from './verify-steps';
import { WhatOpens } from './what-opens';
import { useVerifyTexts } from './verify.en';
import { useWaitingTexts } from '../../../parts/account/waiting.en';

type Place = 'email' | 'phone' | 'candidate' | 'done' | 'rejected';

const placeOf = (user: SessionUser): Place => {
  if (waitsForConsent(user)) return 'candidate';
  if (mayBrowse(user.verificationStatus)) return 'done';
  if (!user.emailVerified) return 'email';
  return user.phoneVerified ? 'rejected' : 'phone';
};

export default function VerifyPage() {
  const user = useSessionUser();
  return user && <Verification user={user} />;
}

function Verification({ user }: { user: SessionUser }) {
  const texts = useVerifyTexts();
  const place = placeOf(user);
  const [first] = useState(place);
  // Each step brings its own heading, to which the focus goes unless the page has just opened with it.
  const moved = place !== first;
  return (
    <div className="page mx-auto! max-w-xl py-6 sm:py-12">
      <title>{texts.title}</title>
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      {place !== 'rejected' && (
        <div className="mt-5">
          <StepLine label={texts.steps} steps={stepsOf(user, texts)} />
        </div>
      )}
      <div className="mt-6 grid gap-6">
        <MailedLink />
        {place === 'email' && <EmailStep user={user} moved={moved} />}
        {place === 'phone' && <PhoneStep user={user} moved={moved} />}
        {place === 'candidate' && <CandidateStep user={user} moved={moved} />}
        {place === 'done' && <VerifyDone user={user} moved={moved} />}
        {place === 'rejected' && <Rejected />}
        {(place === 'email' || place === 'phone' || place === 'candidate') && <WhatOpens />}
      </div>
    </div>
  );
}

const stepsOf = (
  { emailVerified, phoneVerified, consentNeeded }: SessionUser,
  { emailStep, phoneStep, candidateStep }: Record<'emailStep' | 'phoneStep' | 'candidateStep', string>,
): Step[] => [
  { title: emailStep, state: emailVerified ? 'done' : 'now' },
  { title: phoneStep, state: phoneVerified ? 'done' : emailVerified ? 'now' : 'later' },
  ...(consentNeeded
    ? [{ title: candidateStep, state: emailVerified && phoneVerified ? ('now' as const) : ('later' as const) }]
    : []),
];

function Rejected() {
  const texts = useVerifyTexts();
  const waiting = useWaitingTexts();
  return (
    <Notice title={waiting.rejectedTitle}>
      <p className="mb-3">{texts.rejectedText}</p>
      <ButtonLink to={PATHS.myProfile}>{texts.myProfile}</ButtonLink>
    </Notice>
  );
}
