import { useEffect } from 'react';
import { LIMITS } from '@kalyanam/shared/limits';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { useNavigation } from '../../ui/navigation';
import { useVerifyTexts } from './verify.en';

/** Leads on to the profiles after two seconds. */
export function VerifyDone() {
  const texts = useVerifyTexts();
  const { open, prefetch } = useNavigation();
  useEffect(() => {
    prefetch(PATHS.profiles);
    const timer = setTimeout(() => void open(PATHS.profiles, { replace: true }), LIMITS.redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [open, prefetch]);
  return (
    <section role="status" className="grid justify-items-start gap-4">
      <h2 className="text-2xl">{texts.doneHeading}</h2>
      <p>{texts.doneText}</p>
      <ButtonLink to={PATHS.profiles}>{texts.doneNow}</ButtonLink>
    </section>
  );
}
