import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { useMoreTexts } from './landing-more.en';

export function RegisterCall() {
  const texts = useMoreTexts();
  return (
    <section className="page pt-8 sm:pt-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-2xl sm:text-4xl">{texts.callHeading}</h2>
          <p className="mt-2 text-lg text-muted">{texts.callText}</p>
        </div>
        <ButtonLink to={PATHS.register} className="px-8 max-sm:w-full">
          {texts.register}
        </ButtonLink>
      </div>
      <p className="mt-6 border-t border-line pt-4 text-muted">{texts.strictly}</p>
    </section>
  );
}
