import { PATHS } from '../../../shell/paths';
import { TextSizeSwitch } from '../../../shell/text-size';
import { AppLink } from '../../../ui/app-link';
import { ProfileFor } from './profile-for';
import { useLandingTexts } from './landing.en';
import { ListedCount } from './listed-count';
import { SampleCard } from './sample-card';

export function Hero() {
  const texts = useLandingTexts();
  return (
    <section className="page grid items-center gap-x-12 gap-y-8 pt-8 pb-12 sm:py-16 lg:grid-cols-[1.2fr_1fr]">
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
        <ListedCount />
        <TextSizeSwitch className="-ml-3 px-3" />
      </div>
      <SampleCard />
    </section>
  );
}
