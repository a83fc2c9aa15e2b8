import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { PATHS } from '../../../shell/paths';
import { BackLink } from '../../../ui/back-link';
import { Loaded } from '../../../ui/loaded';
import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';
import { useSentence } from '../../../ui/texts/sentences';
import { EditForm } from './edit-form';
import { useEditTexts } from './edit-profile.en';
import { isSection } from './sections';

/** One part of the profile, saved separately. */
export default function EditSectionPage() {
  const texts = useEditTexts();
  const say = useSentence();
  const { section } = useParams();
  const query = useQuery(myProfile);
  if (!isSection(section)) return <Navigate to={PATHS.editProfile} replace />;
  return (
    <div className="page max-w-2xl pt-6 sm:pt-10">
      <title>{texts.title}</title>
      <BackLink to={PATHS.editProfile}>{texts.heading}</BackLink>
      <h1 className="mb-6 text-3xl sm:text-4xl">{texts.sections[section]}</h1>
      <Loaded
        query={query}
        failed={say(MESSAGES.ownProfileFailed)}
        skeleton={
          <Skeleton>
            <div className="grid gap-6">
              {[1, 2, 3, 4].map((row) => (
                <SkeletonBlock key={row} className="h-20 w-full" />
              ))}
            </div>
          </Skeleton>
        }
      >
        {(data) => <EditForm key={section} profile={data} section={section} />}
      </Loaded>
    </div>
  );
}
