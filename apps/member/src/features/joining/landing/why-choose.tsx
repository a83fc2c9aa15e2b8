import { useNumbersTexts } from '../../../parts/looking/numbers.en';
import { useMoreTexts } from './landing-more.en';
import { ThreeViews } from './three-views';

/** Who sees what, as a picture; R72: the promise only once it is true of every listed member. */
export function WhyChoose({ promised = false }: { promised: boolean | undefined }) {
  const texts = useMoreTexts();
  const { promise } = useNumbersTexts();
  return (
    <section className="page py-8 sm:py-14">
      <h2 className="text-2xl sm:text-4xl">{texts.whyHeading}</h2>
      <p className="mt-2 text-lg text-muted">{texts.viewsLabel}</p>
      <ThreeViews />
      {promised && (
        <p className="mx-auto mt-8 max-w-2xl text-center font-display text-xl text-balance sm:text-2xl">{promise}</p>
      )}
    </section>
  );
}
