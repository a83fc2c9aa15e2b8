import { useState } from 'react';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/messages';
import { CodeStep } from './code-step';
import { isTaken, NumberTaken } from './number-taken';
import { StepHeading } from './step-heading';
import { verifyEmail, verifyPhone } from './verify.queries';
import { useVerifyTexts } from './verify.en';

interface StepProps {
  user: SessionUser;
  moved: boolean;
}

export function EmailStep({ user, moved }: StepProps) {
  const texts = useVerifyTexts();
  return (
    <section className="grid gap-4">
      <StepHeading moved={moved}>{texts.emailHeading}</StepHeading>
      <CodeStep
        user={user}
        channel="email"
        where={user.email}
        sent={texts.emailLead(user.email)}
        verify={verifyEmail}
        fallback={MESSAGES.emailVerificationFailed}
      />
    </section>
  );
}

export function PhoneStep({ user, moved }: StepProps) {
  const texts = useVerifyTexts();
  const [taken, setTaken] = useState(false);
  return (
    <section className="grid gap-4">
      <StepHeading moved={moved}>{texts.phoneHeading}</StepHeading>
      {taken ? (
        <NumberTaken />
      ) : (
        <CodeStep
          user={user}
          channel="phone"
          where={user.phone}
          sent={texts.phoneLead(user.phone)}
          verify={(code) => verifyPhone(user.id, code)}
          fallback={MESSAGES.verificationFailed}
          onRefused={(thrown) => setTaken(isTaken(thrown))}
        />
      )}
    </section>
  );
}
