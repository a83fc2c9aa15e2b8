import { useLookingTexts } from '../../../parts/looking/looking.en';
import { StillLookingActs } from '../../../parts/looking/still-looking';

/** Over the page until it is answered. */
export function LookingBanner() {
  const texts = useLookingTexts();
  return (
    <section
      aria-label={texts.region}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 rounded-control border border-line bg-paper p-4 shadow-lg print:hidden lg:right-6 lg:bottom-6 lg:left-auto lg:w-96"
    >
      <h2 className="mb-3 font-semibold">{texts.question}</h2>
      <StillLookingActs onDone={() => document.getElementById('main')?.focus({ preventScroll: true })} />
    </section>
  );
}
