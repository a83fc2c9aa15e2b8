import type { PhotosHidden } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/messages';
import { useCommonTexts } from './common.en';
import { useSentence } from './sentences';

/** Why no photo of a profile is shown: the one reason, in the specified words where they have one; beside a name, without it. */
export function usePhotosHidden() {
  const common = useCommonTexts();
  const say = useSentence();
  return (reason: PhotosHidden, name?: string): string =>
    ({
      'viewer-not-verified': say(MESSAGES.verifyForPhotos),
      'owner-not-verified': name === undefined ? common.photosOnceOwnerVerified : common.photosOnceVerified(name),
      none: say(MESSAGES.noPhotos),
    })[reason ?? 'none'];
}
