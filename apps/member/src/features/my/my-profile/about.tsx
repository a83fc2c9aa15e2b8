import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { CompletenessSection } from './completeness-section';
import { MoreSections } from './more-sections';
import { MyDetails } from './my-details';
import { useMyProfileTexts } from './my-profile.en';
import { UnreadTexts, WaitingChanges } from './waiting-changes';

/** The profile as it is kept, section by section, each with the way to change it. */
export function About({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const mayEdit = isOffered(useSessionUser(), 'editProfile');
  return (
    <div className="grid gap-8">
      <WaitingChanges pending={profile.pendingReview} />
      <UnreadTexts unread={profile.unreadTexts} />
      {mayEdit && (
        <ButtonLink look="secondary" to={PATHS.editProfile} className="justify-self-start">
          <Icon name="pencil" />
          {texts.editProfile}
        </ButtonLink>
      )}
      <MyDetails profile={profile}>
        <MoreSections />
      </MyDetails>
      {mayEdit && <CompletenessSection completeness={profile.completeness} />}
    </div>
  );
}
