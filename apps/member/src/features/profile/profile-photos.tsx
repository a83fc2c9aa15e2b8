import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { Gallery, GALLERY_FRAME } from '../../ui/gallery';
import { Monogram } from '../../ui/monogram';
import { usePhotosHidden } from '../../ui/texts/photos-hidden';

const PhotoViewer = lazyPart(async () => (await import('./photo-viewer')).PhotoViewer);

/** The gallery, or calm initials with the reason why there is none. */
export function ProfilePhotos({ profile }: { profile: ProfileView }) {
  const photosHidden = usePhotosHidden();
  const [opened, setOpened] = useState<number | null>(null);
  const { photos, name } = profile;
  return (
    <div className="relative order-1 max-md:-mx-[clamp(1rem,4vw,2rem)] print:m-0 md:order-none">
      {photos.length > 0 ? (
        <Gallery photos={photos} name={name} onOpen={setOpened} onNear={PhotoViewer.ahead} />
      ) : (
        <div className={`overflow-hidden max-md:max-h-[38dvh] max-md:pb-5 ${GALLERY_FRAME}`}>
          <Monogram name={name} reason={photosHidden(profile.photosHidden, name)} large />
        </div>
      )}
      {opened !== null && <PhotoViewer photos={photos} name={name} first={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
