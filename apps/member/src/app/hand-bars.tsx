import { firstName } from '@kalyanam/shared/base/person-name';
import { useSessionUser } from '../session/session';
import { useWaitingCounts } from '../session/waiting';
import { useAppTexts } from '../shell/app.en';
import { isOffered } from '../shell/pages';
import { PATHS } from '../shell/paths';
import type { IconName } from '../ui/icon';
import { useActingTexts } from './acting-band.en';
import { Tab } from './bar-tab';
import { BarLink } from './bar-link';

const ICONS = {
  home: 'home',
  profiles: 'browse',
  interests: 'heart',
  shortlist: 'bookmark',
  myProfile: 'person',
} as const satisfies Partial<Record<keyof typeof PATHS, IconName>>;

type BarPage = keyof typeof ICONS;

function useBarPages() {
  const user = useSessionUser();
  const { home, browse, interests } = useAppTexts();
  const { profileOf, shortlist } = useActingTexts();
  const waits = useWaitingCounts();
  const titles: Record<BarPage, string> = {
    ...{ home, profiles: browse, interests, shortlist },
    myProfile: profileOf(firstName(user?.name ?? '', null)),
  };
  const counts: Partial<Record<BarPage, number>> = { home: waits.total, interests: waits.interests };
  const pages = (Object.keys(ICONS) as BarPage[]).filter((page) => isOffered(user, page));
  // Four tabs at most: with the interests, the shortlist is linked from Home instead.
  return (pages.includes('interests') ? pages.filter((page) => page !== 'shortlist') : pages).map((page) => ({
    ...{ page, title: titles[page], count: counts[page] ?? 0 },
  }));
}

/** C14: the header's links of a family account, as its seat has them. */
export const HandLinks = () =>
  useBarPages().map(({ page, title, count }) => <BarLink key={page} to={PATHS[page]} title={title} count={count} />);

/** The same within reach of a thumb; a link that waits for the candidate's verification says so. */
export function HandTabs({ opens }: { opens: string | undefined }) {
  const { browseShort } = useAppTexts();
  return useBarPages().map(({ page, title, count }) => (
    <Tab
      key={page}
      to={PATHS[page]}
      icon={ICONS[page]}
      label={page === 'profiles' ? browseShort : title}
      name={title}
      count={count}
      opens={page === 'home' || page === 'myProfile' ? undefined : opens}
    />
  ));
}
