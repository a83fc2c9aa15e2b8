import type { PhotosHidden } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/messages';
import { usePhotosHiddenTexts } from './photos-hidden.en';
import { useSentence } from './sentences';

/** Why no photo of a profile is shown: the one reason, in the specified words where they have one; beside a name, without it. */
export function usePhotosHidden() {
  const texts = usePhotosHiddenTexts();
  const say = useSentence();
  return (reason: PhotosHidden, name?: string): string =>
    ({
      ...texts,
      'viewer-not-verified': say(MESSAGES.verifyForPhotos),
      'owner-not-verified': texts['owner-not-verified'](name),
      'on-request': texts['on-request'](name),
      none: say(MESSAGES.noPhotos),
    })[reason ?? 'none'];
}
