import { LIMITS } from '@kalyanam/shared/base/limits';
import { useMoreTexts } from './landing-more.en';

export function HowItWorks() {
  const texts = useMoreTexts();
  const { from, to } = LIMITS.verificationHours;
  const steps = [
    [texts.stepRegister, texts.stepRegisterText],
    [texts.stepVerify, texts.stepVerifyText(from, to)],
    [texts.stepBrowse, texts.stepBrowseText],
    [texts.stepConnect, texts.stepConnectText],
  ] as const;
  return (
    <section className="border-y border-line bg-paper py-8 sm:py-14">
      <div className="page">
        <h2 className="text-2xl sm:text-4xl">{texts.howHeading}</h2>
        <ol className="mt-6 grid gap-x-8 sm:mt-8 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
          {steps.map(([title, text], index) => (
            <li
              key={title}
              className="relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-5 last:pb-0 max-sm:not-last:before:absolute max-sm:not-last:before:top-11 max-sm:not-last:before:bottom-1 max-sm:not-last:before:left-5 max-sm:not-last:before:w-px max-sm:not-last:before:bg-line sm:pb-0 lg:block"
            >
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-full border border-turmeric font-display text-xl leading-none text-turmeric-ink"
              >
                {index + 1}
              </span>
              <div className="lg:mt-3">
                <h3 className="text-xl max-lg:pt-1.5">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
