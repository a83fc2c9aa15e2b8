import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isAbroad, readablePhone } from '@kalyanam/shared/base/phone';
import { CodeStep } from './code-step';
import { FamilyPhone } from './family-phone';
import { isTaken, NumberTaken } from './number-taken';
import { SkeletonBlock } from '../../../ui/skeleton';
import { StepHeading } from './step-heading';
import { codesWaiting, verifyEmail, verifyPhone } from './verify.queries';
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
  // A number of India always has a way for SMS.
  const abroad = isAbroad(user.phone);
  const { data, isLoading } = useQuery({ ...codesWaiting(user.id, 'phone'), enabled: abroad });
  if (abroad && isLoading) return <SkeletonBlock className="h-60" />;
  if (abroad && data?.needsFamilyPhone)
    return (
      <section className="grid gap-4">
        <StepHeading moved={moved}>{texts.familyHeading}</StepHeading>
        <FamilyPhone own={user.phone} waiting={data.familyPhone} />
      </section>
    );
  const where = readablePhone(user.phone);
  return (
    <section className="grid gap-4">
      <StepHeading moved={moved}>{texts.phoneHeading}</StepHeading>
      {taken ? (
        <NumberTaken />
      ) : (
        <CodeStep
          user={user}
          channel="phone"
          where={where}
          sent={texts.phoneLead(where)}
          verify={(code) => verifyPhone(user.id, code)}
          fallback={MESSAGES.verificationFailed}
          onRefused={(thrown) => setTaken(isTaken(thrown))}
        />
      )}
    </section>
  );
}
