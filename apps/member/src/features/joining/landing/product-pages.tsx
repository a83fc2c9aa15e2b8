import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon';
import { Muggu } from '../../../ui/muggu';
import { useLandingTexts } from './landing.en';
import { useMoreTexts } from './landing-more.en';
import { Card, Figure } from './sample-card';

const PICTURE = 'rounded-card border border-line bg-paper p-4';

/** The best pages of the product, drawn from its own parts; on a phone one moves from one to the next. */
export function ProductPages() {
  const texts = useMoreTexts();
  const { sampleNote } = useLandingTexts();
  return (
    <section className="page pt-6 sm:pt-12">
      <h2 className="text-2xl sm:text-4xl">{texts.insideHeading}</h2>
      <ul
        aria-label={texts.insideHeading}
        tabIndex={0}
        className="bleed mt-5 flex snap-x snap-mandatory gap-4 overflow-x-auto pb-3 sm:mt-8 lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-10 lg:overflow-visible lg:px-0"
      >
        <Page title={texts.card} text={sampleNote} className="lg:hidden">
          <div className="mx-auto w-44">
            <Card />
          </div>
        </Page>
        <Page title={texts.family} text={texts.familyText}>
          <Call />
        </Page>
        <Page title={texts.community} text={texts.communityText}>
          <Biodata />
        </Page>
      </ul>
    </section>
  );
}

interface PageProps {
  title: string;
  text: string;
  className?: string;
  children: ReactNode;
}

const Page = ({ title, text, className = '', children }: PageProps) => (
  <li className={`flex w-[82%] shrink-0 snap-center flex-col sm:w-90 lg:w-auto ${className}`}>
    <div aria-hidden="true" className="flex grow flex-col justify-center rounded-card bg-well p-4 sm:p-6">
      {children}
    </div>
    <h3 className="mt-3 text-xl">{title}</h3>
    <p className="mt-1 text-muted">{text}</p>
  </li>
);

/** The first call, agreed: one hour in two places. */
function Call() {
  const { call } = useMoreTexts();
  const hours = [
    [call.here, call.hereHour],
    [call.there, call.thereHour],
  ] as const;
  return (
    <div className={PICTURE}>
      <p className="flex items-center gap-2 font-semibold text-leaf">
        <Icon name="check" className="size-5" />
        {call.agreed}
      </p>
      <p className="mt-2 font-display text-xl">{call.day}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {hours.map(([place, hour]) => (
          <li key={place} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="text-muted">{place}</span>
            <strong>{hour}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-2">
        <Icon name="phone" className="mt-0.5 size-5 text-accent" />
        {call.who}
      </p>
    </div>
  );
}

/** The page for a family's letter box: the family chooses what it shows. */
function Biodata() {
  const { sampleOwner, biodata } = useMoreTexts();
  return (
    <div className={PICTURE}>
      <Muggu className="mx-auto w-52 max-w-full" />
      <div className="mt-3 flex items-start justify-between gap-4">
        <p className="font-display text-xl font-semibold">{sampleOwner}</p>
        <div className="h-25 w-20 shrink-0 overflow-hidden rounded-control border border-line">
          <Figure />
        </div>
      </div>
      <dl className="mt-3 divide-y divide-line border-t border-line">
        {biodata().map(([name, value]) => (
          <div key={name} className="grid grid-cols-[2fr_3fr] gap-x-4 py-1.5">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
