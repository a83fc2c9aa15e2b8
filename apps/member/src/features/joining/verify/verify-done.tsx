import { useEffect } from 'react';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { beginWelcome } from '../../../parts/account/welcome';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { MugguDrawn } from '../../../ui/muggu-drawn';
import { useNavigation } from '../../../ui/navigation';
import { StepHeading } from './step-heading';
import { useVerifyTexts } from './verify.en';
import { useAppTexts } from '../../../shell/app.en';

/** Leads on to the profiles after two seconds. The questions are above them, where no one is moved while reading. */
export function VerifyDone({ user, moved }: { user: SessionUser; moved: boolean }) {
  const texts = useVerifyTexts();
  const app = useAppTexts();
  const { open, prefetch } = useNavigation();
  useEffect(() => {
    if (moved) beginWelcome(user.id);
  }, [moved, user.id]);
  useEffect(() => {
    prefetch(PATHS.profiles);
    const timer = setTimeout(() => void open(PATHS.profiles, { replace: true }), LIMITS.redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [open, prefetch]);
  return (
    <section className="grid gap-5">
      <div className="grid justify-items-center gap-2 text-center">
        <MugguDrawn className="h-12" />
        <StepHeading moved={moved}>
          {user.verificationStatus === 'verified' ? app.verified : texts.doneHeading}
        </StepHeading>
        <p>{texts.doneText}</p>
        <p role="status" className="min-h-6 text-muted">
          {texts.opening}
        </p>
      </div>
      <ButtonLink to={PATHS.profiles} className="sm:justify-self-center">
        {app.browse}
      </ButtonLink>
    </section>
  );
}
