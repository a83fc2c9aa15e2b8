import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ProfileCard, ProfilePage } from '@kalyanam/shared/contracts/profile';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useProfileWords } from '../../../ui/texts/profile';
import { Face } from './face';
import { useHomeTexts } from './home.en';
import { HomeSection } from './home-section';
import { useAppTexts } from '../../../shell/app.en';

const SHOWN = 8;
const EAGER = 4;
const SIZES = '(min-width: 72rem) 16rem, (min-width: 40rem) 25vw, 9rem';

export function NewestProfiles({ page }: { page: ProfilePage }) {
  const texts = useHomeTexts();
  const app = useAppTexts();
  const language = useLanguage();
  if (page.profiles.length === 0)
    return (
      <EmptyState title={texts.noProfiles}>
        <p>{texts.noProfilesText}</p>
      </EmptyState>
    );
  return (
    <HomeSection
      title={texts.newest}
      to={`${PATHS.profiles}?sort=newest`}
      more={texts.allProfiles(formatNumber(page.total, language))}
    >
      <ul className="max-sm:bleed flex snap-x scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain pt-1 pb-2 sm:grid sm:grid-cols-4 sm:gap-y-6 sm:overflow-visible">
        {page.profiles.slice(0, SHOWN).map((card, index) => (
          <li key={card.id} className="w-36 shrink-0 snap-start sm:w-auto">
            <FaceLink card={card} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      <ButtonLink to={PATHS.profiles} className="mt-3 w-full sm:hidden">
        {app.browse}
      </ButtonLink>
    </HomeSection>
  );
}

function FaceLink({ card, eager }: { card: ProfileCard; eager: boolean }) {
  const { wordsOf } = useProfileWords();
  return (
    <AppLink to={PATHS.profile(card.id)} className="block rounded-card no-underline hover:[&_div]:border-edge">
      <div className="aspect-4/5 overflow-hidden rounded-card border border-line bg-well transition-colors duration-150">
        <Face card={card} size="card" sizes={SIZES} eager={eager} />
      </div>
      <span
        translate="no"
        className="mt-2 line-clamp-3 text-balance font-display leading-tight font-semibold wrap-anywhere lang-te:leading-[1.55]"
      >
        {`${card.name}, ${card.age}`}
      </span>
      <span className="line-clamp-2 text-small text-muted">{wordsOf('workLocation', card)}</span>
    </AppLink>
  );
}
