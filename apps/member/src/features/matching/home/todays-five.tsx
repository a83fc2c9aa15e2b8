import { useId } from 'react';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ProfileCard, ProfilePage } from '@kalyanam/shared/contracts/profile';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Face } from '../../../ui/face';
import { useNames } from '../../../ui/texts/names';
import { useProfileWords } from '../../../ui/texts/profile';
import { useHomeTexts } from './home.en';

const FIVE = 5;
const EAGER = 3;
const SIZES = '(min-width: 64rem) 12rem, 9rem';

/** Whether nothing has begun between the two, and they are not of the same gothra. */
const isOpen = ({ interest, sameGothra }: ProfileCard): boolean =>
  (interest === null || interest.state === 'none') && !sameGothra;

/** Five people who fit best, in a row that goes on sideways. */
export function TodaysFive({ page, to }: { page: ProfilePage; to: string }) {
  const texts = useHomeTexts();
  const language = useLanguage();
  const id = useId();
  const five = page.profiles.filter(isOpen).slice(0, FIVE);
  if (five.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {five.length < FIVE ? texts.fewer : texts.five}
        </h2>
        <AppLink to={to} className="inline-flex min-h-12 items-center font-semibold text-accent underline-offset-4">
          {texts.all(formatNumber(page.total, language))}
        </AppLink>
      </div>
      <ul className="bleed flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain pt-1 pb-2 lg:mx-0 lg:grid lg:grid-cols-5 lg:gap-5 lg:px-0">
        {five.map((card, place) => (
          <li key={card.id} className="w-36 shrink-0 snap-start lg:w-auto">
            <Person card={card} eager={place < EAGER} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ card, eager }: { card: ProfileCard; eager: boolean }) {
  const { wordsOf } = useProfileWords();
  const names = useNames();
  const { id, name, age, workLocation } = card;
  const { city } = workLocation;
  return (
    <AppLink to={PATHS.profile(id)} className="block rounded-card no-underline hover:[&>:first-child]:border-edge">
      <Face who={card} sizes={SIZES} eager={eager} className="rounded-card border border-line" />
      <span
        translate="no"
        className="mt-2 line-clamp-2 leading-snug font-semibold wrap-anywhere lang-te:leading-relaxed"
      >
        {`${name}, ${age}`}
      </span>
      <span className="line-clamp-1 text-small text-muted">
        {city ? names.city(city) : wordsOf('workLocation', card)}
      </span>
    </AppLink>
  );
}
