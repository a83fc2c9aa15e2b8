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
import { AskPhotos } from './ask-photos';

const PhotoViewer = lazyPart(async () => (await import('./photo-viewer')).PhotoViewer);

/** The gallery, or calm initials with the reason why there is none. */
export function ProfilePhotos({ profile }: { profile: ProfileView }) {
  const photosHidden = usePhotosHidden();
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
        <Gallery photos={photos} name={name} onOpen={open} onNear={PhotoViewer.ahead} />
      ) : (
        <div className={`overflow-hidden max-md:max-h-[38dvh] ${canAsk ? '' : 'max-md:pb-5'} ${GALLERY_FRAME}`}>
          <Monogram
            name={name}
            district={profile.details.nativeDistrict}
            reason={photosHidden(profile.photosHidden, name)}
            large
          />
        </div>
      )}
      {canAsk && (
        <div className="grid justify-items-center px-4 py-3 text-center max-md:pb-12 print:hidden">
          <AskPhotos profile={profile} />
        </div>
      )}
      {viewer.isOpen && first !== null && (
        <PhotoViewer photos={photos} name={name} first={first} onClose={viewer.close} />
      )}
    </div>
  );
}

/** The shortest time in milliseconds that the addresses of a profile's photos stay valid. */
const PHOTOS_HOLD_MS = 300_000;

export const mayBeOut = (dataUpdatedAt: number): boolean => Date.now() - dataUpdatedAt > PHOTOS_HOLD_MS;
