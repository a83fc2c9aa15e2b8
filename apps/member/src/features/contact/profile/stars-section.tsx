import { useId, useState } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { lazyPart } from '../../../shell/lazy-part';
import { Icon } from '../../../ui/icon';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { useProfileTexts } from './profile.en';
import { useSessionUser } from '../../../session/session';

const StarMatch = lazyPart(async () => {
  const [{ StarMatch: Part }, { starTextsReady }] = await Promise.all([
    import('./stars/star-match'),
    import('../../../parts/stars/stars'),
  ]);
  await starTextsReady();
  return Part;
});

/** C11: the stars of the two, fetched when the section is opened. On paper they have a sheet of their own. */
export function StarsSection({ profile }: { profile: ProfileView }) {
  const texts = useProfileTexts();
  const open = useBothVerified(profile);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6 print:hidden">
      {open ? (
        <>
          <h2 className="text-2xl">
            <button
              id={id}
              type="button"
              aria-expanded={unfolded}
              className="-my-2 flex min-h-12 w-full items-center gap-2.5 py-2 text-start"
              onPointerEnter={StarMatch.ahead}
              onFocus={StarMatch.ahead}
              onClick={() => setUnfolded(!unfolded)}
            >
              <Icon name="moon" className="size-6 text-turmeric-ink" />
              <span className="grow">{texts.stars}</span>
              <Icon name="down" className={`size-5 text-muted ${unfolded ? 'rotate-180' : ''}`} />
            </button>
          </h2>
          {unfolded && (
            <div className="mt-3">
              <StarMatch
                profile={profile}
                waiting={
                  <Skeleton>
                    <SkeletonBlock className="h-96 w-full" />
                  </Skeleton>
                }
              />
            </div>
          )}
        </>
      ) : (
        <>
          <h2 id={id} className="mb-3 flex items-center gap-2.5 text-2xl">
            <Icon name="moon" className="size-6 text-turmeric-ink" />
            {texts.stars}
          </h2>
          <p className="flex items-start gap-2 text-small text-muted">
            <Icon name="lock" className="mt-0.5 size-4" />
            {texts.starsLocked}
          </p>
        </>
      )}
    </section>
  );
}

/** Only between two verified members is everything read and compared. */
export function useBothVerified({ verificationStatus }: ProfileView): boolean {
  const mine = useSessionUser()?.verificationStatus;
  return mine === 'verified' && verificationStatus === 'verified';
}
