import type { PhotosHidden } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useSentence } from '../../ui/texts/sentences';
import { useCardTexts } from './cards.en';

/**
 * Why no photo of a profile is shown: the one reason, in the specified words where they have one. What the viewers have
 * to do first themselves is said once for a list; empty here.
 */
export function usePhotosHidden() {
  const texts = useCardTexts().photosHidden;
  const say = useSentence();
  return (reason: PhotosHidden): string =>
    ({
      ...texts,
      'viewer-not-verified': '',
      none: say(MESSAGES.noPhotos),
    })[reason ?? 'none'];
}
