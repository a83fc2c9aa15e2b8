import type { FamilyLocation, PhotosHidden, ProfileCard } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/messages';
import { heightInches, heightLabel } from '@kalyanam/shared/vocabulary/height';
import { useCommonTexts } from './common.en';
import { useSentence } from './sentences';
import { useVocabulary } from './vocabulary';

/** feet.inches as people write it: '5.10' -> 5'10". */
export function shownHeight(text: string): string {
  const inches = heightInches(text);
  return inches === null ? text : heightLabel(inches);
}

/** How facts of a profile are worded on card and page. */
export function useDescriptions() {
  const common = useCommonTexts();
  const say = useSentence();
  const { label } = useVocabulary();

  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

  const workPlace = (work: ProfileCard['workLocation']): string =>
    work.type === 'nri'
      ? joined(work.city, common.nri(label('country', work.country ?? 'others')))
      : joined(work.city, label('state', work.state ?? 'others'));

  const familyPlace = (family: Pick<FamilyLocation, 'state' | 'city'> & { address?: string | null }): string =>
    joined(family.city, label('state', family.state), family.address);

  /** The specified words, and beneath them what would open the photos where the viewer cannot do it. */
  const photosHidden = (reason: Exclude<PhotosHidden, null>): string[] =>
    ({
      'viewer-not-verified': [say(MESSAGES.verifyForPhotos)],
      'owner-not-verified': [say(MESSAGES.noPhotos), common.photosWhenBoth],
      none: [say(MESSAGES.noPhotos)],
    })[reason];

  return { workPlace, familyPlace, photosHidden };
}
