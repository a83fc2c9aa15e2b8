import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/messages';
import { CodeForm } from './code-form';
import { SendCode } from './send-code';
import { verifyEmail, verifyPhone } from './verify.queries';
import { useVerifyTexts } from './verify.en';

export function EmailStep({ user }: { user: SessionUser }) {
  const texts = useVerifyTexts();
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{texts.emailHeading}</h2>
      <p>{texts.emailLead(user.email)}</p>
      <CodeForm verify={verifyEmail} fallback={MESSAGES.emailVerificationFailed} />
      <SendCode userId={user.id} channel="email" where={user.email} />
    </section>
  );
}

export function PhoneStep({ user }: { user: SessionUser }) {
  const texts = useVerifyTexts();
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{texts.phoneHeading}</h2>
      <p>{texts.phoneLead(user.phone)}</p>
      <CodeForm verify={(code) => verifyPhone(user.id, code)} fallback={MESSAGES.verificationFailed} />
      <SendCode userId={user.id} channel="phone" where={user.phone} />
    </section>
  );
}
