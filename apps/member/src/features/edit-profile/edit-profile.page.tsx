import { useQuery } from '@tanstack/react-query';
import { MESSAGES } from '@kalyanam/shared/messages';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import { myProfile } from '../../domain/account/my-profile.queries';
import { PATHS } from '../../shell/paths';
import { BackLink } from '../../ui/back-link';
import { LoadError } from '../../ui/load-error';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton';
import { useSentence } from '../../ui/texts/sentences';
import { EditForm } from './edit-form';
import { useEditTexts } from './edit-profile.en';
import { ReplaceNumbers } from './replace-numbers';

/** A decision erases the numbers; who was rejected types them again with the next request. */
const UNDECIDED: ReadonlySet<VerificationStatus> = new Set(['not-verified', 'semi-verified']);

export function EditProfilePage() {
  const texts = useEditTexts();
  const say = useSentence();
  const { data, error, refetch } = useQuery(myProfile);
  return (
    <div className="page max-w-2xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <BackLink to={PATHS.myProfile}>{texts.back}</BackLink>
      <h1 className="mb-6 text-4xl">{texts.heading}</h1>
      {data ? (
        <div className="grid gap-10">
          <EditForm profile={data} />
          {UNDECIDED.has(data.verificationStatus) && <ReplaceNumbers last4={data.aadhaarLast4} />}
        </div>
      ) : error ? (
        <LoadError error={error} title={say(MESSAGES.ownProfileFailed)} onRetry={() => void refetch()} />
      ) : (
        <FieldsSkeleton />
      )}
    </div>
  );
}

const FieldsSkeleton = () => (
  <Skeleton>
    <div className="grid gap-6">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <SkeletonBlock key={row} className="h-20 w-full" />
      ))}
    </div>
  </Skeleton>
);
