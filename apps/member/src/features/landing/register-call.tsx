import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { useLandingTexts } from './landing.en';

export function RegisterCall() {
  const texts = useLandingTexts();
  return (
    <section className="page flex flex-wrap items-center justify-between gap-6 pt-12 sm:pt-16">
      <div>
        <h2 className="text-3xl">{texts.callHeading}</h2>
        <p className="mt-2 text-muted">{texts.callText}</p>
      </div>
      <ButtonLink to={PATHS.register} className="max-sm:w-full">
        {texts.register}
      </ButtonLink>
    </section>
  );
}
