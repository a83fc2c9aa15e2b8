import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { mayBrowse } from '@kalyanam/shared/base/vocabulary/status';
import { formatNumber } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { isCurrent } from '../../../parts/calls/call-words';
import { callsWith } from '../../../parts/calls/calls.queries';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { Icon, type IconName } from '../../../ui/icon';
import { nameSize } from '../../../ui/name-size';
import { newestProfiles, receivedInterests } from './home.queries';
import { useHomeTexts } from './home.en';
import { useAppTexts } from '../../../shell/app.en';

/** C15: five large tiles, each with what is new behind it. A count that does not come leaves its tile as it is. */
export function SimpleHome({ user }: { user: SessionUser }) {
  const home = useHomeTexts();
  const texts = home.simple;
  const app = useAppTexts();
  const language = useLanguage();
  const browses = mayBrowse(user.verificationStatus);
  const isVerified = user.verificationStatus === 'verified';
  const { data: profile } = useQuery(myProfile);
  const { data: interests } = useQuery({ ...receivedInterests, enabled: browses });
  const { data: newest } = useQuery({ ...newestProfiles(user.ageWindow), enabled: browses });
  const { data: calls } = useQuery({ ...callsWith(null), enabled: isVerified });
  const said = (count: number | undefined, words: (count: string) => string) =>
    count === undefined ? null : count === 0 ? texts.nothingToDo : words(formatNumber(count, language));
  const later = browses ? null : app.opensLater;
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      <h1 className={`hyphens-auto wrap-anywhere ${nameSize(user.profile.name)}`}>{home.welcome(user.profile.name)}</h1>
      <ul className="mt-6 grid gap-4">
        <Tile
          to={`${PATHS.profiles}?sort=newest`}
          icon="family"
          title={texts.newFamilies}
          said={later ?? (newest ? texts.families(formatNumber(newest.total, language)) : null)}
        />
        <Tile
          to={PATHS.interests}
          icon="heart"
          title={texts.interests}
          said={later ?? said(interests?.counts.received, texts.waiting)}
        />
        <Tile
          to={`${PATHS.interests}?box=accepted`}
          icon="phone"
          title={texts.calls}
          said={later ?? said(isVerified ? calls?.calls.filter(isCurrent).length : 0, texts.callsToDo)}
        />
        <Tile
          to={PATHS.myProfile}
          icon="person"
          title={texts.ourProfile}
          said={profile ? home.percent(profile.completeness.percent) : null}
        />
        <Tile to={PATHS.help} icon="message" title={texts.help} said={texts.helpLead} />
      </ul>
    </div>
  );
}

interface TileProps {
  to: string;
  icon: IconName;
  title: string;
  said: string | null;
}

const Tile = ({ to, icon, title, said }: TileProps) => (
  <li>
    <AppLink
      to={to}
      className="flex min-h-24 items-center gap-4 rounded-card border-2 border-line bg-paper px-4 py-3 no-underline hover:border-kumkum"
    >
      <Icon name={icon} className="size-10 text-accent" />
      <span className="min-w-0 grow">
        <span className="block text-xl font-semibold wrap-anywhere text-ink">{title}</span>
        {/* As tall before its words are there. */}
        <span className="block min-h-6 text-muted">{said}</span>
      </span>
    </AppLink>
  </li>
);
