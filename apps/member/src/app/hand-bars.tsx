import { useSessionUser } from '../session/session';
import { useAppTexts } from '../shell/app.en';
import { isOffered } from '../shell/pages';
import { PATHS } from '../shell/paths';
import { AppLink } from '../ui/app-link';
import type { IconName } from '../ui/icon';
import { useActingTexts } from './acting-band.en';
import { Tab } from './bar-tab';

const ICONS = {
  profiles: 'browse',
  interests: 'heart',
  myProfile: 'person',
  shortlist: 'bookmark',
  desk: 'family',
} as const satisfies Partial<Record<keyof typeof PATHS, IconName>>;

type BarPage = keyof typeof ICONS;

/** As many links as a candidate has: the first of those that the seat opens. */
const MOST = 3;

function useBarPages() {
  const user = useSessionUser();
  const { browse, interests, myProfile } = useAppTexts();
  const { shortlist, desk } = useActingTexts();
  const titles: Record<BarPage, string> = { profiles: browse, interests, myProfile, shortlist, desk };
  const pages = Object.keys(ICONS) as BarPage[];
  return pages
    .filter((page) => isOffered(user, page))
    .slice(0, MOST)
    .map((page) => ({ page, title: titles[page] }));
}

/** C14: the header's links of a family account, as its seat has them. */
export const HandLinks = ({ className }: { className: string }) =>
  useBarPages().map(({ page, title }) => (
    <AppLink key={page} to={PATHS[page]} className={className}>
      {title}
    </AppLink>
  ));

/** The same within reach of a thumb; a link that waits for the candidate's verification says so. */
export function HandTabs({ opens }: { opens: string | undefined }) {
  const { browseShort } = useAppTexts();
  return useBarPages().map(({ page, title }) => (
    <Tab
      key={page}
      to={PATHS[page]}
      icon={ICONS[page]}
      label={page === 'profiles' ? browseShort : title}
      name={title}
      opens={page === 'myProfile' || page === 'desk' ? undefined : opens}
    />
  ));
}
