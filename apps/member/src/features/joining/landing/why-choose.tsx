import { Icon, type IconName } from '../../../ui/icon';
import { useLandingTexts } from './landing.en';
import { useMoreTexts } from './landing-more.en';
import { ThreeViews } from './three-views';

export function WhyChoose() {
  const texts = useMoreTexts();
  const { freeText } = useLandingTexts();
  const reasons = [
    ['message', texts.community, texts.communityText],
    ['family', texts.family, texts.familyText],
    ['check', texts.free, freeText],
  ] as const satisfies readonly (readonly [IconName, string, string])[];
  return (
    <section className="page py-12 sm:py-16">
      <h2 className="text-3xl sm:text-4xl">{texts.whyHeading}</h2>
      <div className="mt-8 grid grid-cols-[2.25rem_1fr] gap-x-4">
        <Icon name="lock" className="size-9 text-accent" />
        <div>
          <h3 className="text-2xl">{texts.private}</h3>
          <p className="mt-2 max-w-2xl text-lg text-muted">{texts.privateText}</p>
        </div>
      </div>
      <ThreeViews />
      <ul className="mt-12 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {reasons.map(([icon, title, text]) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4 border-t border-line pt-6">
            <Icon name={icon} className="size-8 text-accent" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
