import { useQuery } from '@tanstack/react-query';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { DeleteProfile } from '../../../parts/account/delete-profile';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { Navigate } from 'react-router-dom';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { useSessionUser } from '../../../session/session';
import { Loaded } from '../../../ui/loaded';
import { useSentence } from '../../../ui/texts/sentences';
import { CompletenessSection } from './completeness-section';
import { MyDetails } from './my-details';
import { MyHead } from './my-head';
import { MyProfileSkeleton } from './my-profile-skeleton';
import { useMyProfileTexts } from './my-profile.en';
import { DocumentsSection } from './documents';
import { StatusBox } from './status-box';
import { TeamQuestion } from './team-question';
import { UnreadTexts, WaitingChanges } from './waiting-changes';
import { MoreSections } from './more-sections';

export default function MyProfilePage() {
  const user = useSessionUser();
  // A family account without a seat at work has no profile to show.
  return user?.family && !user.acting ? <Navigate replace to={PATHS.desk} /> : <OwnProfile />;
}

function OwnProfile() {
  const texts = useMyProfileTexts();
  const say = useSentence();
  // Acts that only the candidate may do are not offered to a family member (C14).
  const user = useSessionUser();
  const isHand = user?.acting !== undefined;
  const query = useQuery(myProfile);
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <h1 className="text-4xl">{texts.heading}</h1>
      <div className="mt-6 grid gap-8">
        <Loaded query={query} failed={say(MESSAGES.ownProfileFailed)} skeleton={<MyProfileSkeleton />}>
          {(data) => (
            <>
              {!isHand && data.question && <TeamQuestion key={data.question.id} question={data.question} />}
              {!isHand && <StatusBox profile={data} />}
              <MyHead profile={data} />
              <WaitingChanges pending={data.pendingReview} />
              <UnreadTexts unread={data.unreadTexts} />
              {isOffered(user, 'editProfile') && <CompletenessSection completeness={data.completeness} />}
              <MyDetails profile={data}>
                <MoreSections />
              </MyDetails>
              {!isHand && (
                <>
                  <DocumentsSection profile={data} />
                  <div className="border-t border-line pt-6">
                    <DeleteProfile />
                  </div>
                </>
              )}
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
