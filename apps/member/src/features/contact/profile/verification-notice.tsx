import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { lazyPart } from '../../../shell/lazy-part';
import { Notice } from '../../../ui/notice';
import { useSentence } from '../../../ui/texts/sentences';

const HowFar = lazyPart(async () => (await import('./how-far')).HowFar);

/** For a viewer who is not verified yet: the missing steps, and a link to their progress. */
export function VerificationNotice({ profile }: { profile: ProfileView }) {
  const say = useSentence();
  if (profile.photosHidden !== 'viewer-not-verified') return null;
  return (
    <Notice title={say(MESSAGES.verifyForContact)}>
      <HowFar waiting={<div className="h-18" />} />
    </Notice>
  );
}
