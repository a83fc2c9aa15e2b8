import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Icon } from '../../../ui/icon';
import { useProfileWords } from '../../../ui/texts/profile';
import { Face } from './face';
import { useHomeTexts } from './home.en';
import { HomeSection } from './home-section';

const SHOWN = 3;
/** Those that wait come first; the list goes on with what was answered. */
const waits = ({ interest }: ProfileCard): boolean => interest?.state === 'pending';

export function WaitingInterests({ page }: { page: InterestsPage }) {
  const texts = useHomeTexts();
  const waiting = page.profiles.filter(waits).slice(0, SHOWN);
  const count = page.counts.received;
  if (waiting.length === 0)
    return (
      <p className="flex items-center gap-3 border-y border-line py-4 text-muted">
        <Icon name="heart" className="size-6 text-accent" />
        {texts.noneWaiting}
      </p>
    );
  return (
    <HomeSection title={texts.waiting(count)} to={PATHS.interests} more={texts.allInterests}>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
        {waiting.map((card) => (
          <Waiting key={card.id} card={card} />
        ))}
      </ul>
    </HomeSection>
  );
}

function Waiting({ card }: { card: ProfileCard }) {
  const texts = useHomeTexts();
  const language = useLanguage();
  const { wordsOf } = useProfileWords();
  const until = card.interest?.expiresAt;
  return (
    <li>
      <AppLink
        to={PATHS.profile(card.id)}
        className="flex items-center gap-4 p-3 no-underline -outline-offset-3! hover:bg-well"
      >
        <span className="h-24 w-19 shrink-0 overflow-hidden rounded-control bg-well">
          <Face card={card} size="thumb" />
        </span>
        <span className="min-w-0 grow">
          <span
            translate="no"
            className="line-clamp-3 text-balance font-display text-lg leading-tight font-semibold wrap-anywhere lang-te:leading-[1.55]"
          >
            {`${card.name}, ${card.age}`}
          </span>
          <span className="line-clamp-2 text-small">
            {`${wordsOf('occupation', card)} · ${wordsOf('workLocation', card)}`}
          </span>
          {until && (
            <span className="block text-small text-muted">{texts.answerUntil(formatDay(until, language))}</span>
          )}
        </span>
        <Icon name="right" className="size-4 text-muted" />
      </AppLink>
    </li>
  );
}
