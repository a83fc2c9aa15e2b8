import type { PhotosHidden } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/messages';
import { useCommonTexts } from './common.en';
import { useSentence } from './sentences';

/** The specified words, and beneath them what would open the photos where the viewer cannot do it. */
export function usePhotosHidden() {
  const common = useCommonTexts();
  const say = useSentence();
  return (reason: Exclude<PhotosHidden, null>): string[] =>
    ({
      'viewer-not-verified': [say(MESSAGES.verifyForPhotos)],
      'owner-not-verified': [say(MESSAGES.noPhotos), common.photosWhenBoth],
      none: [say(MESSAGES.noPhotos)],
    })[reason];
}
