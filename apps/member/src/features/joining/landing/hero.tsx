import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Figures, type FiguresProps } from './figures';
import { useLandingTexts } from './landing.en';
import { ProfileFor } from './profile-for';
import { SampleCard } from './sample-card';

export function Hero({ numbers }: FiguresProps) {
  const texts = useLandingTexts();
  return (
    <section className="page grid items-center gap-x-12 gap-y-6 pt-8 pb-6 sm:py-12 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <p className="mb-3 font-semibold text-amber">{texts.kicker}</p>
        <h1 className="text-[clamp(2.1rem,5.6vw,3.9rem)]">{texts.heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{texts.lead}</p>
        <ProfileFor />
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <span className="text-muted">{texts.freeText}</span>
          <AppLink
            to={PATHS.login}
            className="inline-flex min-h-12 items-center font-semibold text-accent underline-offset-4"
          >
            {texts.haveAccount}
          </AppLink>
        </p>
        <Figures numbers={numbers} />
      </div>
      <SampleCard />
    </section>
  );
}
