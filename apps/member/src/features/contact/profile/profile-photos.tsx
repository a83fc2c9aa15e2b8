import { useQueryClient } from '@tanstack/react-query';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useState } from 'react';
import { mayDo } from '../../../session/member';
import { useSessionUser } from '../../../session/session';
import { lazyPart } from '../../../shell/lazy-part';
import { Gallery, GALLERY_FRAME } from '../../../ui/gallery';
import { Monogram } from '../../../ui/monogram';
import { useOverPage } from '../../../ui/use-over-page';
import { usePhotosHidden } from '../../../parts/cards/photos-hidden';
import { useLeftToComplete } from '../../../session/left-to-complete';
import { useSentence } from '../../../ui/texts/sentences';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AskPhotos } from './ask-photos';
import { useProfileTexts } from './profile.en';

const PhotoViewer = lazyPart(async () => (await import('./photo-viewer')).PhotoViewer);

/** The gallery, or calm initials with the reason why there is none. */
export function ProfilePhotos({ profile }: { profile: ProfileView }) {
  const photosHidden = useWhyHidden(profile);
  const user = useSessionUser();
  // After a reload nothing was pressed, and the page is shown.
  const [first, setFirst] = useState<number | null>(null);
  const viewer = useOverPage('photos');
  const { photos, name } = profile;
  const canAsk = profile.photosHidden === 'on-request' && profile.interest !== null && mayDo(user, 'answer');
  const client = useQueryClient();
  const open = (index: number) => {
    const queryKey = ['profile', profile.id];
    const known = client.getQueryState(queryKey);
    if (known && mayBeOut(known.dataUpdatedAt)) void client.invalidateQueries({ queryKey });
    setFirst(index);
    viewer.open();
  };
  return (
    <div className="relative order-1 max-md:-mx-[clamp(1rem,4vw,2rem)] print:m-0 md:order-none">
      {photos.length > 0 ? (
        <Gallery
          photos={photos}
          name={name}
          district={profile.details.nativeDistrict}
          onOpen={open}
          onNear={PhotoViewer.ahead}
        />
      ) : (
        <div className={`overflow-hidden max-md:max-h-[30dvh] ${GALLERY_FRAME}`}>
          <Monogram name={name} district={profile.details.nativeDistrict} reason={photosHidden} large />
        </div>
      )}
      {canAsk && (
        <div className="grid justify-items-center px-4 py-3 text-center print:hidden">
          <AskPhotos profile={profile} />
        </div>
      )}
      {viewer.isOpen && first !== null && (
        <PhotoViewer photos={photos} name={name} first={first} onClose={viewer.close} />
      )}
    </div>
  );
}

/** R100: a viewer who has nothing left to complete reads what they wait for. */
function useWhyHidden({ photosHidden, name }: ProfileView): string {
  const texts = useProfileTexts();
  const say = useSentence();
  const reasonOf = usePhotosHidden();
  const left = useLeftToComplete();
  if (photosHidden === 'owner-not-verified') return texts.photosOnceVerified(name);
  if (photosHidden !== 'viewer-not-verified') return reasonOf(photosHidden);
  return left ? say(MESSAGES.verifyForPhotos) : texts.photosWait;
}

/** The shortest time in milliseconds that the addresses of a profile's photos stay valid. */
const PHOTOS_HOLD_MS = 300_000;

export const mayBeOut = (dataUpdatedAt: number): boolean => Date.now() - dataUpdatedAt > PHOTOS_HOLD_MS;
