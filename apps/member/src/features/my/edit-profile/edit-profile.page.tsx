import { useQuery } from '@tanstack/react-query';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { ToMyProfile } from '../../../parts/account/to-my-profile';
import { Loaded } from '../../../ui/loaded';
import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';
import { useSentence } from '../../../ui/texts/sentences';
import { useEditTexts } from './edit-profile.en';
import { ReplaceNumbers } from './replace-numbers';
import { SectionRows } from './section-rows';

/** A decision erases the numbers; a rejected member types them again with the next request. */
const UNDECIDED: ReadonlySet<VerificationStatus> = new Set(['not-verified', 'semi-verified']);

/** Every part of the profile with what it holds; each opens on a page of its own. */
export default function EditProfilePage() {
  const texts = useEditTexts();
  const say = useSentence();
  const query = useQuery(myProfile);
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <p className="mt-2 mb-6 text-muted">{texts.lead}</p>
      <Loaded
        query={query}
        failed={say(MESSAGES.ownProfileFailed)}
        skeleton={
          <Skeleton>
            <div className="grid gap-px overflow-hidden rounded-card border border-line">
              {[1, 2, 3, 4, 5].map((row) => (
                <SkeletonBlock key={row} className="h-20 w-full" />
              ))}
            </div>
          </Skeleton>
        }
      >
        {(data) => (
          <div className="grid gap-10">
            <SectionRows profile={data} />
            {UNDECIDED.has(data.verificationStatus) && <ReplaceNumbers identity={data.identity} />}
          </div>
        )}
      </Loaded>
    </div>
  );
}
