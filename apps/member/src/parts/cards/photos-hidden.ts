import type { PhotosHidden } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useLeftToComplete } from '../../session/left-to-complete';
import { useSentence } from '../../ui/texts/sentences';
import { useCardTexts } from './cards.en';

/** Why no photo of a profile is shown: the one reason, in the specified words where they have one; beside a name, without it. */
export function usePhotosHidden() {
  const texts = useCardTexts().photosHidden;
  const say = useSentence();
  const left = useLeftToComplete();
  return (reason: PhotosHidden, name?: string): string =>
    ({
      ...texts,
      'viewer-not-verified': left ? say(MESSAGES.verifyForPhotos) : texts.waiting,
      'owner-not-verified': texts['owner-not-verified'](name),
      'on-request': texts['on-request'](name),
      none: say(MESSAGES.noPhotos),
    })[reason ?? 'none'];
}
