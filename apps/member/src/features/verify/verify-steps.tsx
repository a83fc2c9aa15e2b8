import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/messages';
import { CodeForm } from './code-form';
import { isTaken, NumberTaken } from './number-taken';
import { SendCode } from './send-code';
import { codesWaiting, verifyEmail, verifyPhone, type Channel } from './verify.queries';
import { useVerifyTexts } from './verify.en';

export function EmailStep({ user }: { user: SessionUser }) {
  const texts = useVerifyTexts();
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{texts.emailHeading}</h2>
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

export function PhoneStep({ user }: { user: SessionUser }) {
  const texts = useVerifyTexts();
  const [taken, setTaken] = useState(false);
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{texts.phoneHeading}</h2>
      {taken ? (
        <NumberTaken />
      ) : (
        <>
          <CodeStep
            user={user}
            channel="phone"
            where={user.phone}
            sent={texts.phoneLead(user.phone)}
            verify={(code) => verifyPhone(user.id, code)}
            fallback={MESSAGES.verificationFailed}
            onRefused={(thrown) => setTaken(isTaken(thrown))}
          />
        </>
      )}
    </section>
  );
}

interface CodeStepProps {
  user: SessionUser;
  channel: Channel;
  where: string;
  /** What to do with the code that is on its way. */
  sent: string;
  verify: (code: string) => Promise<void>;
  fallback: string;
  onRefused?: (thrown: unknown) => void;
}

function CodeStep({ user, channel, where, sent, verify, fallback, onRefused }: CodeStepProps) {
  const texts = useVerifyTexts();
  const [sendings, setSendings] = useState(0);
  const waiting = useQuery(codesWaiting(user.id, channel));
  const none = sendings === 0 && waiting.data?.[channel] === null;
  return (
    <>
      <p>{none ? texts.askForCode(where) : sent}</p>
      {/* A new code makes what was typed, and what was wrong with it, a thing of the past. */}
      <CodeForm key={sendings} verify={verify} fallback={fallback} onRefused={onRefused} />
      {/* Whether one was sent is a convenience: without the answer the first press says so. */}
      {!waiting.isPending && (
        <SendCode
          userId={user.id}
          channel={channel}
          where={where}
          wait={waiting.data?.[channel] ?? null}
          onSent={() => setSendings(sendings + 1)}
          onRefused={onRefused}
        />
      )}
    </>
  );
}
