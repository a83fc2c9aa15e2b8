import { useSession } from '../../session/session';
import { Muggu } from '../../ui/muggu';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { useLandingTexts } from './landing.en';
import { RegisterCall } from './register-call';
import { WhyChoose } from './why-choose';

export function LandingPage() {
  const texts = useLandingTexts();
  const session = useSession();
  const visitor = session === 'signed-out';
  return (
    <>
      <title>{texts.title}</title>
      <Hero session={session} visitor={visitor} />
      <Muggu />
      <WhyChoose />
      <HowItWorks />
      {visitor && <RegisterCall />}
      <p className="page max-w-3xl pt-10 text-center text-muted">{texts.strictly}</p>
    </>
  );
}
