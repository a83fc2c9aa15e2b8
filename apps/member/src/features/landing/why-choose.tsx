import { LIMITS } from '@kalyanam/shared/limits';
import { useLandingTexts } from './landing.en';

export function WhyChoose() {
  const texts = useLandingTexts();
  const { from, to } = LIMITS.verificationHours;
  const reasons = [
    [texts.checked, texts.checkedText(from, to)],
    [texts.private, texts.privateText],
    [texts.community, texts.communityText],
    [texts.free, texts.freeText],
  ] as const;
  return (
    <section className="page py-12 sm:py-16">
      <h2 className="text-3xl">{texts.whyHeading}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {reasons.map(([title, text]) => (
          <li key={title} className="rounded-card border border-line bg-paper p-6">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
