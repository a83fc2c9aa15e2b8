import { Muggu } from '../../ui/muggu';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { useLandingTexts } from './landing.en';
import { Questions } from './questions';
import { RegisterCall } from './register-call';
import { Safety } from './safety';
import { WhyChoose } from './why-choose';

/** What a visitor sees: the same for everyone, so that it can be written ahead of the visit. */
export function LandingPage() {
  const texts = useLandingTexts();
  return (
    <>
      <title>{texts.title}</title>
      <Hero />
      <Muggu />
      <WhyChoose />
      <HowItWorks />
      <Safety />
      <Questions />
      <RegisterCall />
    </>
  );
}
