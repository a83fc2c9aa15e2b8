import { LIMITS } from '@kalyanam/shared/limits';
import { useLandingTexts } from './landing.en';

export function HowItWorks() {
  const texts = useLandingTexts();
  const { from, to } = LIMITS.verificationHours;
  const steps = [
    [texts.stepRegister, texts.stepRegisterText],
    [texts.stepVerify, texts.stepVerifyText(from, to)],
    [texts.stepBrowse, texts.stepBrowseText],
    [texts.stepConnect, texts.stepConnectText],
  ] as const;
  return (
    <section className="border-y border-line bg-paper py-12 sm:py-16">
      <div className="page">
        <h2 className="text-3xl">{texts.howHeading}</h2>
        <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] lg:block">
              <span aria-hidden="true" className="font-display text-4xl leading-none text-turmeric-ink">
                {index + 1}
              </span>
              <div className="lg:mt-2">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
