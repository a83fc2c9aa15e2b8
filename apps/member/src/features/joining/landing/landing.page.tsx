import { useNumbers } from '../../../parts/looking/use-numbers';
import { lazyPart } from '../../../shell/lazy-part';
import { Muggu } from '../../../ui/muggu';
import { whenIdle } from '../../../ui/when-idle';
import { Hero } from './hero';
import { useLandingTexts } from './landing.en';

const More = lazyPart(async () => (await import('./more')).More);

/** The page of a visitor: the same for everyone, so that it can be written ahead of the visit. */
export default function LandingPage() {
  const texts = useLandingTexts();
  const { numbers } = useNumbers(whenIdle);
  return (
    <>
      <title>{texts.title}</title>
      <Hero numbers={numbers} />
      <Muggu />
      <More numbers={numbers} />
    </>
  );
}
