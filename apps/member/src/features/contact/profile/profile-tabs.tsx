import { useEffect, useState, type ReactNode } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { lazyPart, useOnceOpen } from '../../../shell/lazy-part';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { Tabs, type Tab } from '../../../ui/tabs';
import { whenIdle } from '../../../ui/when-idle';
import { AboutTab } from './about-tab';
import { HoroscopeTab, starsAhead } from './horoscope-tab';
import { useProfileTexts } from './profile.en';

const FamilyTab = lazyPart(async () => (await import('./family-tab')).FamilyTab);
const ChecksTab = lazyPart(async () => (await import('./checks-tab')).ChecksTab);

const TABS = ['about', 'family', 'horoscope', 'checks'] as const;
type TabName = (typeof TABS)[number];

const asked = (): TabName => {
  const name = new URLSearchParams(window.location.search).get('tab');
  return TABS.find((known) => known === name) ?? 'about';
};

/** In the address, so that a link and the way back lead to the same tab; without a visit of its own, so that Back leaves the profile. */
function useTab() {
  const [tab, setTab] = useState(asked);
  const show = (name: TabName) => {
    const address = new URL(window.location.href);
    if (name === 'about') address.searchParams.delete('tab');
    else address.searchParams.set('tab', name);
    window.history.replaceState(window.history.state, '', address);
    setTab(name);
  };
  return { tab, show };
}

interface ProfileTabsProps {
  profile: ProfileView;
  /** A preview has one family, and stars are of two. */
  stars: boolean;
  /** At the end of what the profile says of the person. */
  children: ReactNode;
}

/** What the profile says, in four parts. All but the stars come once the browser is idle: paper shows them together. */
export function ProfileTabs({ profile, stars, children }: ProfileTabsProps) {
  const texts = useProfileTexts().tabs;
  const { tab, show } = useTab();
  const [isIdle, setIdle] = useState(false);
  const isStarry = useOnceOpen(tab === 'horoscope');
  useEffect(() => {
    return whenIdle(() => setIdle(true));
  }, []);
  const waiting = (
    <Skeleton>
      <SkeletonBlock className="h-64 w-full" />
    </Skeleton>
  );
  const isNear = (name: TabName) => isIdle || tab === name;
  const tabs: readonly Tab<TabName>[] = [
    { name: 'about', label: texts.about, content: <AboutTab profile={profile}>{children}</AboutTab> },
    {
      name: 'family',
      label: texts.family,
      content: isNear('family') && <FamilyTab profile={profile} waiting={waiting} />,
      onNear: FamilyTab.ahead,
    },
    {
      name: 'horoscope',
      label: texts.horoscope,
      // The families read that their stars were looked at.
      content: isStarry && <HoroscopeTab profile={profile} />,
      onNear: starsAhead,
    },
    {
      name: 'checks',
      label: texts.checks,
      content: isNear('checks') && <ChecksTab profile={profile} waiting={waiting} />,
      onNear: ChecksTab.ahead,
    },
  ];
  const shown = stars ? tabs : tabs.filter(({ name }) => name !== 'horoscope');
  return (
    <Tabs
      label={texts.label}
      tabs={shown.map(({ content, ...rest }) => ({ ...rest, content: <div className={PARTS}>{content}</div> }))}
      shown={stars || tab !== 'horoscope' ? tab : 'about'}
      onShow={show}
    />
  );
}

const PARTS =
  'grid gap-6 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0 [&>div>section]:border-t-0 [&>div>section]:pt-0';
