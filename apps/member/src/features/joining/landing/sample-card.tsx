import { Icon } from '../../../ui/icon';
import { useLandingTexts } from './landing.en';
import arch from './arch.svg';
import figure from './figure.svg';

/** The figure of the example, without features, on the cloth of Pochampally: drawn, and of no one. */
export const Figure = ({ eager = false }: { eager?: boolean }) => (
  <div className="weave size-full" data-weave="pochampally">
    <img
      src={figure}
      alt=""
      width={224}
      height={280}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full object-cover object-top"
    />
  </div>
);

/** What the product is made of: one card, as a verified member sees it. On a wide page it has an arch of muggu. */
export function SampleCard() {
  const texts = useLandingTexts();
  return (
    <figure className="mx-auto w-full max-w-sm max-lg:hidden">
      <div className="relative aspect-7/12 px-[16%] pt-[22%] pb-4">
        <svg
          viewBox="0 0 420 720"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-turmeric"
          aria-hidden="true"
        >
          <path className="fill-tint-2" d="M22 720V226C22 112 104 26 210 26s188 86 188 200V720Z" />
          <use href={`${arch}#arch`} />
        </svg>
        <Card eager />
      </div>
      <figcaption className="mt-4 text-center text-small text-muted">{texts.sampleNote}</figcaption>
    </figure>
  );
}

export function Card({ eager = false }: { eager?: boolean }) {
  const texts = useLandingTexts();
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-paper">
      <div className="aspect-4/5 bg-well">
        <Figure eager={eager} />
      </div>
      <div className="grid gap-1 p-4">
        <p className="inline-flex w-fit items-center gap-1 rounded-2xl bg-leaf-ground px-2.5 py-0.5 text-small font-semibold text-leaf">
          <Icon name="check" className="size-4" />
          {texts.sampleBadge}
        </p>
        <p className="mt-1 font-display text-xl font-semibold">{texts.sampleName}</p>
        <p>{texts.sampleWork}</p>
        <p className="text-small text-muted">{texts.sampleFacts}</p>
      </div>
    </div>
  );
}
