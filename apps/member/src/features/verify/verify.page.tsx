import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { LIMITS } from '@kalyanam/shared/limits';
import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { PATHS } from '../../shell/paths';
import { useSessionUser } from '../../session/session';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { MailedLink } from './mailed-link';
import { VerifyDone } from './verify-done';
import { EmailStep, PhoneStep } from './verify-steps';
import { useVerifyTexts } from './verify.en';

export function VerifyPage() {
  const texts = useVerifyTexts();
  const user = useSessionUser();
  if (!user) return null;
  const { from, to } = LIMITS.verificationHours;
  return (
    <div className="page max-w-2xl py-8 sm:py-14">
      <title>{texts.title}</title>
      <h1 className="text-4xl">{texts.heading}</h1>
      <p className="mt-2 text-muted">{texts.lead(from, to)}</p>
      <Steps user={user} />
      <div className="mt-6 grid gap-6">
        <MailedLink />
        <Current user={user} />
      </div>
    </div>
  );
}

function Steps({ user }: { user: SessionUser }) {
  const texts = useVerifyTexts();
  const steps = [
    [texts.emailStep, user.emailVerified],
    [texts.phoneStep, user.phoneVerified],
  ] as const;
  return (
    <ol aria-label={texts.steps} className="mt-5 flex flex-wrap gap-3">
      {steps.map(([name, proved]) => (
        <li
          key={name}
          className={`flex min-h-10 items-center gap-1.5 rounded-full border px-4 ${proved ? 'border-leaf bg-leaf-ground text-leaf' : 'border-line bg-paper'}`}
        >
          {proved && <Icon name="check" className="size-4" />}
          {name}
          {proved && <span className="text-small">({texts.proved})</span>}
        </li>
      ))}
    </ol>
  );
}

function Current({ user }: { user: SessionUser }) {
  const texts = useVerifyTexts();
  if (mayBrowse(user.verificationStatus)) return <VerifyDone />;
  if (!user.emailVerified) return <EmailStep user={user} />;
  if (!user.phoneVerified) return <PhoneStep user={user} />;
  return (
    <Notice title={texts.rejectedTitle}>
      <p className="mb-3">{texts.rejectedText}</p>
      <ButtonLink to={PATHS.myProfile}>{texts.myProfile}</ButtonLink>
    </Notice>
  );
}
