import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { lazyPart } from '../../../shell/lazy-part';
import { Icon } from '../../../ui/icon';
import { Section } from '../../../ui/section';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { useBothVerified } from './match-facts';
import { useProfileTexts } from './profile.en';

const StarMatch = lazyPart(async () => {
  const [{ StarMatch: Part }, { starTextsReady }] = await Promise.all([
    import('./stars/star-match'),
    import('../../../parts/stars/stars'),
  ]);
  await starTextsReady();
  return Part;
});

export const starsAhead = StarMatch.ahead;

/** C11: the stars of the two, fetched when the tab is opened. On paper they have a sheet of their own. */
export function HoroscopeTab({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const open = useBothVerified(profile);
  return (
    <div className="print:hidden">
      <Section title={texts.stars} icon="moon">
        {open ? (
          <StarMatch
            profile={profile}
            waiting={
              <Skeleton>
                <SkeletonBlock className="h-96 w-full" />
              </Skeleton>
            }
          />
        ) : (
          <p className="flex items-start gap-2 text-small text-muted">
            <Icon name="lock" className="mt-0.5 size-4" />
            {texts.starsLocked}
          </p>
        )}
      </Section>
    </div>
  );
}
