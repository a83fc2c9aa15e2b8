import { useQuery } from '@tanstack/react-query';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import { audience } from '../../../parts/account/audience.queries';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { useSessionUser } from '../../../session/session';
import { PATHS, type SeenPart } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Loaded } from '../../../ui/loaded';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { AudienceRows } from './audience-rows';
import { Fact } from './fact';
import { LessRows } from './less-rows';
import { useWhoSeesTexts } from './who-sees.en';

/** @param lists those that this reader may open */
export function Overview({ lists }: { lists: readonly SeenPart[] }) {
  const texts = useWhoSeesTexts();
  const query = useQuery(audience);
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="mb-4 text-3xl sm:text-4xl">{texts.heading}</h1>
      <Loaded
        query={query}
        failed={texts.failed}
        skeleton={
          <Skeleton>
            <div className="grid gap-4">
              <SkeletonBlock className="h-28 w-full" />
              <SkeletonBlock className="h-124 w-full" />
              <SkeletonBlock className="h-12 w-full" />
            </div>
          </Skeleton>
        }
      >
        {(data) => <Choices of={data} lists={lists} />}
      </Loaded>
    </div>
  );
}

function Choices({ of, lists }: { of: AudienceAnswer; lists: readonly SeenPart[] }) {
  const texts = useWhoSeesTexts();
  const user = useSessionUser();
  const later = !of.shown ? texts.notShown : user?.verificationStatus !== 'verified' ? texts.notVerified : null;
  return (
    <div className="grid gap-4">
      {of.opened && <Fact opened={of.opened} />}
      <AudienceRows of={of} />
      {later && <p className="text-muted">{later}</p>}
      {user?.acting && <p className="text-muted">{texts.onlyCandidate(user.acting.name)}</p>}
      <ButtonLink look="secondary" to={PATHS.myPreview}>
        <Icon name="eye" />
        {texts.stranger}
      </ButtonLink>
      <LessRows of={of} lists={lists} />
    </div>
  );
}
